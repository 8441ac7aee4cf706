import { useState } from 'react';
import type { CatalogueView, Refused } from '../../../../electron/contract/views.ts';
import { useQuery, useSending } from '../../../api/ClientContext.tsx';
import { Button } from '../../../components/Button.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { money, today } from '../../../i18n/format.ts';
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
import { formOf, isSetupForm, newForm, type SetupForm, settingsInput } from './settingsForm.ts';

/** A new tournament. */
export function NewTournament() {
  const { t } = useTexts();
  const { view: catalogue } = useQuery('catalogue', {});
  if (!catalogue) return <Loading />;
  const initial = newForm(catalogue, today(new Date()));
  return initial ? <Creating catalogue={catalogue} initial={initial} title={t('desk.setup.new')} /> : null;
}

function Creating({
  catalogue,
  initial,
  title,
}: {
  readonly catalogue: CatalogueView;
  readonly initial: SetupForm;
  readonly title: string;
}) {
  const { t } = useTexts();
  const [id] = useState(() => crypto.randomUUID());
  const [form, setForm, clear] = useDraft('new', initial, isSetupForm);
  const { execute, busy, refused } = useSending(id, 0);
  const [feeWrong, setFeeWrong] = useState(false);
  const create = async (): Promise<void> => {
    const input = settingsInput(form);
    setFeeWrong(input === null);
    if (!input || !(await execute({ type: 'createTournament', ...input })).ok) return;
    clear();
    go({ at: 'registration', tournament: id });
  };
  const { view: last } = useQuery('asLastTime', {});
  const asLast = (): void => {
    if (!last?.settings) return;
    const { name, place, feeCents, ruleSet, ruleOptions, format, formatSettings } = last.settings;
    const next: unknown = {
      ...form,
      name,
      place,
      fee: feeCents === 0 ? '' : money('de', feeCents).replace(/[€\s]/g, ''),
      ruleSet,
      ruleOptions,
      format,
      formatSettings,
    };
    if (isSetupForm(next)) setForm(next);
  };
  useActions([{ id: 'back', label: t('desk.setup.toStart'), group: 'go', shortcut: 'escape', perform: () => go({ at: 'start' }) }]);
  return (
    <Screen
      title={title}
      name={title}
      sub={t('desk.setup.newSub')}
      buttons={last?.from && <Button onPress={asLast}>{t('desk.setup.asLastTime', { name: last.from.name })}</Button>}
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
