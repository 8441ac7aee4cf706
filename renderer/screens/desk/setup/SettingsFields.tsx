import type { ReactNode } from 'react';
import type { CatalogueView, Refused } from '../../../../electron/contract/views.ts';
import type { FormatSetting } from '../../../api/types.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Chip } from '../../../components/Chip.tsx';
import { Field, TextField } from '../../../components/Field.tsx';
import { useTexts } from '../../../i18n/I18n.tsx';
import { OptionQuestion } from './OptionQuestion.tsx';
import { SettingQuestion } from './SettingQuestion.tsx';
import './SettingsFields.css';
import { applies, changeAt, defaultsOf, readAt, type SetupForm, sortSettings } from './settingsForm.ts';

interface Props {
  readonly catalogue: CatalogueView;
  readonly form: SetupForm;
  readonly onChange: (form: SetupForm) => void;
  readonly refused: Refused | null;
  /** Seats were drawn: rules and mode are settled. */
  readonly locked: boolean;
  readonly focusName?: boolean;
  /** More under the evening. */
  readonly children?: ReactNode;
}

/** Left the evening, right the questions: what the sheet leaves open first. */
export function SettingsFields({ catalogue, form, onChange, refused, locked, focusName, children }: Props) {
  const { t, say, refusal } = useTexts();
  const rules = catalogue.ruleSets.find((one) => one.id === form.ruleSet);
  const format = catalogue.formats.find((one) => one.id === form.format);
  if (!rules || !format) return null;
  const why = (...fields: readonly string[]): string | null => (refused && fields.includes(refused.field ?? '') ? refusal(refused) : null);
  const set = (part: Partial<SetupForm>): void => onChange({ ...form, ...part });

  const { open, fixed, silent } = sortSettings(format.settings.filter((setting) => applies(setting, form.formatSettings)));
  const changed =
    rules.options.filter((option) => form.ruleOptions[option.name] !== option.default).length +
    [...open, ...fixed, ...silent].filter((setting) => readAt(form.formatSettings, setting.name) !== setting.default).length;
  const settingWhy = (name: string): string | null => why(name, `formatSettings.${name}`);
  const question = (setting: FormatSetting) => (
    <SettingQuestion
      key={setting.name}
      setting={setting}
      value={readAt(form.formatSettings, setting.name)}
      refused={settingWhy(setting.name)}
      locked={locked && setting.name !== 'sessions'}
      onChange={(value) => set({ formatSettings: changeAt(form.formatSettings, setting.name, value) })}
    />
  );
  const known = [
    'name',
    'date',
    'place',
    'feeCents',
    ...rules.options.map((one) => `options.${one.name}`),
    ...format.settings.flatMap(({ name }) => [name, `formatSettings.${name}`]),
  ];
  const openOptions = rules.options.filter((option) => option.open);
  const otherOptions = rules.options.filter((option) => !option.open);
  const options = (list: typeof openOptions) =>
    list.map((option) => (
      <OptionQuestion
        key={option.name}
        ruleSet={rules.id}
        option={option}
        value={form.ruleOptions[option.name] ?? option.default}
        refused={why(`options.${option.name}`)}
        locked={locked}
        onChange={(value) => set({ ruleOptions: { ...form.ruleOptions, [option.name]: value } })}
      />
    ));
  return (
    <>
      {refused && !known.includes(refused.field ?? '') && <Banner kind="loss">{refusal(refused)}</Banner>}
      <div className="setup">
        <div className="setup-left">
          <section className="card card-pad setup-evening">
            <TextField
              label={t('desk.setup.name')}
              value={form.name}
              placeholder={t('desk.setup.nameExample')}
              refused={why('name')}
              maxLength={120}
              autoFocus={focusName ?? false}
              onChange={(name) => set({ name })}
            />
            <TextField
              label={t('desk.setup.date')}
              type="date"
              value={form.date}
              refused={why('date')}
              onChange={(date) => set({ date })}
            />
            <TextField
              label={t('desk.setup.place')}
              value={form.place}
              placeholder={t('desk.setup.placeExample')}
              refused={why('place')}
              maxLength={120}
              onChange={(place) => set({ place })}
            />
            <TextField
              label={t('desk.setup.fee')}
              value={form.fee}
              placeholder={t('desk.setup.feeExample')}
              inputMode="decimal"
              refused={why('feeCents')}
              onChange={(fee) => set({ fee })}
            />
            <Field label={t('desk.setup.ruleSet')} hint={t('desk.setup.ruleSetHint')}>
              {(ids) => (
                <select
                  {...ids}
                  className="input"
                  disabled={locked}
                  value={form.ruleSet}
                  onChange={(event) => {
                    const next = catalogue.ruleSets.find((one) => one.id === event.target.value);
                    const mode = catalogue.formats.find((one) => one.id === event.target.value);
                    if (!next) return;
                    // A house's sheet settles both, so its mode comes with it; another mode can still be chosen below.
                    set({
                      ruleSet: next.id,
                      ruleOptions: defaultsOf(next.options),
                      ...(mode ? { format: mode.id, formatSettings: { ...mode.defaults } } : {}),
                    });
                  }}
                >
                  {catalogue.ruleSets.map((one) => (
                    <option key={one.id} value={one.id}>
                      {say(`ruleset.${one.id}`)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field label={t('desk.setup.format')} hint={say(`format.${format.id}.about`)}>
              {(ids) => (
                <select
                  {...ids}
                  className="input"
                  disabled={locked}
                  value={form.format}
                  onChange={(event) => {
                    const next = catalogue.formats.find((one) => one.id === event.target.value);
                    if (next) set({ format: next.id, formatSettings: { ...next.defaults } });
                  }}
                >
                  {catalogue.formats.map((one) => (
                    <option key={one.id} value={one.id}>
                      {say(`format.${one.id}`)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </section>
          {children}
        </div>
        <div className="setup-questions">
          <section className="card" aria-labelledby="open-questions">
            <div className="setup-head">
              <h2 id="open-questions">{t('desk.setup.open')}</h2>
              <p>{t('desk.setup.openSub')}</p>
              {changed > 0 && <Chip kind="accent">{t('desk.setup.changedCount', { count: changed })}</Chip>}
            </div>
            {options(openOptions)}
            {open.map(question)}
            {openOptions.length + open.length === 0 && <p className="setup-none">{t('desk.setup.nothingOpen')}</p>}
          </section>
          <section className="card" aria-labelledby="sheet-says">
            <div className="setup-head">
              <h2 id="sheet-says">{t('desk.setup.sheet')}</h2>
              <p>{t('desk.setup.sheetSub')}</p>
            </div>
            {options(otherOptions)}
            {fixed.map(question)}
          </section>
          {silent.length > 0 && (
            <section className="card" aria-labelledby="sheet-silent">
              <div className="setup-head">
                <h2 id="sheet-silent">{t('desk.setup.more')}</h2>
                <p>{t('desk.setup.moreSub')}</p>
              </div>
              {silent.map(question)}
            </section>
          )}
        </div>
      </div>
    </>
  );
}
