import { useState } from 'react';
import type { AsLastTimeView } from '../../../../electron/contract/rankingViews.ts';
import type { CatalogueView, Refused } from '../../../../electron/contract/views.ts';
import { useClient, useQuery, useSending } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { today } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/I18n.tsx';
import { useActions } from '../actions.tsx';
import { Foot } from '../frame/Foot.tsx';
import { Screen } from '../frame/Screen.tsx';
import { go } from '../Routing.tsx';
import { SeriesOfTournament } from '../series/SeriesOfTournament.tsx';
import { useTournament } from '../TournamentContext.tsx';
import { useDraft } from '../useDraft.ts';
import { EveningOptions } from './EveningOptions.tsx';
import { SettingsFields } from './SettingsFields.tsx';
import { formAsLast, formOf, isSetupForm, newForm, type SetupForm, settingsInput } from './settingsForm.ts';

/** A new tournament; `asLast`: filled in as the last one was. */
export function NewTournament({ asLast }: { readonly asLast: boolean }) {
  const { language } = useTexts();
  const { view: catalogue } = useQuery('catalogue', {});
  const { view: last } = useQuery('asLastTime', {});
  if (!catalogue || !last) return <Loading />;
  const plain = newForm(catalogue, today(new Date()));
  if (!plain) return null;
  const like = asLast && last.from !== null;
  return (
    <Creating
      key={String(like)}
      draft={like ? `new.${last.from.tournament}` : 'new'}
      catalogue={catalogue}
      initial={like ? formAsLast(plain, last, language === 'en' ? 'en' : 'de') : plain}
      last={last}
    />
  );
}

function Creating({
  catalogue,
  initial,
  draft,
  last,
}: {
  readonly catalogue: CatalogueView;
  readonly initial: SetupForm;
  /** Under which name what is typed is kept. */
  readonly draft: string;
  readonly last: AsLastTimeView;
}) {
  const { t, language } = useTexts();
  const title = t('desk.setup.new');
  const client = useClient();
  const [id] = useState(() => crypto.randomUUID());
  const [form, setForm, clear] = useDraft(draft, initial, isSetupForm);
  const { execute, busy, refused } = useSending(id, 0);
  const [feeWrong, setFeeWrong] = useState(false);
  const create = async (): Promise<void> => {
    const input = settingsInput(form);
    setFeeWrong(input === null);
    if (!input) return;
    const made = await execute({ type: 'createTournament', ...input });
    if (!made.ok) return;
    if (last.wishes && form.like === last.from?.tournament)
      await client.send(id, made.value.seq, { type: 'setWishes', wishes: last.wishes });
    clear();
    go({ at: 'registration', tournament: id });
  };
  const asLast = (): void => setForm(formAsLast(form, last, language === 'en' ? 'en' : 'de'));
  useActions([{ id: 'back', label: t('desk.setup.toStart'), group: 'go', shortcut: 'escape', perform: () => go({ at: 'start' }) }]);
  return (
    <Screen
      title={title}
      name={title}
      sub={t('desk.setup.newSub')}
      buttons={last.from && <Button onPress={asLast}>{t('desk.setup.asLastTime', { name: last.from.name })}</Button>}
    >
      <SettingsFields
        catalogue={catalogue}
        form={form}
        onChange={setForm}
        refused={feeWrong ? { code: 'feeWrong', field: 'feeCents' } : refused}
        locked={false}
        focusName
      />
      <Foot
        sentence={t('desk.setup.changeLater')}
        step={{ label: t('desk.setup.create'), shortcut: 'ctrl+enter', busy, perform: () => void create() }}
      />
    </Screen>
  );
}

/** The settings of the tournament the desk is at. */
export function SetupScreen() {
  const { t, language } = useTexts();
  const { id, view } = useTournament();
  const { view: catalogue } = useQuery('catalogue', {});
  const saved = formOf(view.settings, language === 'en' ? 'en' : 'de');
  const [form, setForm, clear] = useDraft<SetupForm>(`settings.${id}`, saved, isSetupForm);
  const { execute, busy, refused } = useSending(id, view.seq);
  const [feeWrong, setFeeWrong] = useState(false);
  const dirty = JSON.stringify(form) !== JSON.stringify(saved);
  const locked = view.session > 0;
  const save = async (): Promise<void> => {
    const input = settingsInput(form);
    setFeeWrong(input === null);
    if (input && (await execute({ type: 'changeSettings', ...input })).ok) clear();
  };
  const leave = (): void => go({ at: 'registration', tournament: id });
  useActions([
    {
      id: 'back',
      label: dirty ? t('desk.setup.discard') : t('desk.setup.toRegistration'),
      group: 'go',
      shortcut: 'escape',
      perform: () => (dirty ? clear() : leave()),
    },
  ]);
  if (!catalogue) return <Loading />;
  const shown: Refused | null = feeWrong ? { code: 'feeWrong', field: 'feeCents' } : refused;
  return (
    <Screen title={t('desk.setup.title')} name={t('desk.setup.title')} sub={dirty ? t('desk.setup.dirty') : t('desk.setup.saved')}>
      <SettingsFields catalogue={catalogue} form={form} onChange={setForm} refused={shown} locked={locked}>
        <EveningOptions />
        <SeriesOfTournament />
      </SettingsFields>
      <Foot
        sentence={locked ? t('desk.setup.locked') : t('desk.setup.changeUntilDraw')}
        step={
          dirty
            ? { label: t('desk.setup.save'), shortcut: 'ctrl+enter', busy, perform: () => void save() }
            : { label: t('desk.setup.toRegistration'), shortcut: 'ctrl+enter', perform: leave }
        }
      />
    </Screen>
  );
}
