import type { AsLastTimeView } from '../../../../electron/contract/rankingViews.ts';
import type { CatalogueView } from '../../../../electron/contract/views.ts';
import type { FormatId, FormatSetting, OptionValue, RuleOption, RuleSetId, Settings } from '../../../api/types.ts';
import { money, parseMoney } from '../../../i18n/format.ts';

/* The set-up form as plain values, and what is sent from it. */

export type SettingValue = FormatSetting['value'];
type Tree = { readonly [key: string]: unknown };

/** What stands in the form. The fee stays as typed until it is sent. */
export interface SetupForm {
  readonly name: string;
  readonly date: string;
  readonly place: string;
  readonly fee: string;
  readonly ruleSet: RuleSetId;
  readonly ruleOptions: { readonly [name: string]: OptionValue };
  readonly format: FormatId;
  /** The whole settings object of the format. */
  readonly formatSettings: Tree;
  /** Of a new tournament as last time: its series, and what it wishes of the draw. */
  readonly series?: string | null;
  readonly like?: string;
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

export const isSetupForm = (value: unknown): value is SetupForm =>
  isTree(value) &&
  typeof value.name === 'string' &&
  typeof value.fee === 'string' &&
  isTree(value.formatSettings) &&
  isTree(value.ruleOptions);

/** The form of a tournament that exists. */
export function formOf(settings: Settings, language: 'de' | 'en'): SetupForm {
  const { name, date, place, feeCents, ruleSet, ruleOptions, format, formatSettings } = settings;
  const fee = feeCents === 0 ? '' : money(language, feeCents).replace(/[€\s]/g, '');
  return { name, date, place, fee, ruleSet, ruleOptions, format, formatSettings: { ...formatSettings } };
}

/** The form a new tournament begins with: the first sheet of the catalogue, everything as it says. */
export function newForm(catalogue: CatalogueView, date: string): SetupForm | null {
  const rules = catalogue.ruleSets[0];
  const format = catalogue.formats[0];
  if (!rules || !format) return null;
  return {
    name: '',
    date,
    place: '',
    fee: '',
    ruleSet: rules.id,
    ruleOptions: defaultsOf(rules.options),
    format: format.id,
    formatSettings: { ...format.defaults },
  };
}

/** The form as the last tournament had it: everything but the date and the people; `form` where there was none. */
export function formAsLast(form: SetupForm, { from, settings }: AsLastTimeView, language: 'de' | 'en'): SetupForm {
  if (!from || !settings) return form;
  const { feeCents, ...others } = settings;
  const fee = feeCents === 0 ? '' : money(language, feeCents).replace(/[€\s]/g, '');
  const next: unknown = { ...form, ...others, fee, like: from.tournament };
  return isSetupForm(next) ? next : form;
}

export const defaultsOf = (options: readonly RuleOption[]): { readonly [name: string]: OptionValue } =>
  Object.fromEntries(options.map((option) => [option.name, option.default]));

/** What a command carries; null while the fee cannot be read. */
export function settingsInput(form: SetupForm) {
  const feeCents = parseMoney(form.fee);
  if (feeCents === null) return null;
  const { name, date, place, ruleSet, ruleOptions, format, formatSettings, series } = form;
  return { name, date, place, feeCents, ruleSet, ruleOptions, format, formatSettings, ...(series === undefined ? {} : { series }) };
}

/** The value at a dotted name; "final" is true or false. */
export function readAt(settings: Tree, name: string): SettingValue {
  let value: unknown = settings;
  for (const part of name.split('.')) value = isTree(value) ? Object.getOwnPropertyDescriptor(value, part)?.value : undefined;
  if (name === 'final') return value !== null && value !== undefined;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** The settings with one value changed. A ticked final that was not there begins as its sheet has it (`{}` is filled in by the program). */
export function changeAt(settings: Tree, name: string, value: SettingValue): Tree {
  if (name === 'final') return { ...settings, final: value === true ? (isTree(settings.final) ? settings.final : {}) : null };
  return put(settings, name.split('.'), value) as Tree;
}

function put(node: unknown, [part, ...rest]: readonly string[], value: SettingValue): unknown {
  if (part === undefined) return value;
  if (Array.isArray(node)) return node.map((item: unknown, i) => (String(i) === part ? put(item, rest, value) : item));
  const tree = isTree(node) ? node : {};
  return { ...tree, [part]: put(tree[part], rest, value) };
}

/** Does a setting matter, given the others? */
export const applies = ({ when }: FormatSetting, settings: Tree): boolean =>
  when === undefined || when.is.some((one) => one === readAt(settings, when.name));

/** Settings in the order of the screen: what the sheet leaves open first, then what it says, then what no sheet speaks of. */
export function sortSettings(settings: readonly FormatSetting[]): {
  readonly open: readonly FormatSetting[];
  readonly fixed: readonly FormatSetting[];
  readonly silent: readonly FormatSetting[];
} {
  return {
    open: settings.filter((one) => one.open),
    fixed: settings.filter((one) => !one.open && one.paragraph !== null),
    silent: settings.filter((one) => !one.open && one.paragraph === null),
  };
}
