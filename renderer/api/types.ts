import type { Envelope } from '../../electron/contract/contract.ts';
import type {
  CatalogueView,
  DrawProposalView,
  DrawSheet,
  GameView,
  HallView,
  PreviewView,
  TournamentView,
} from '../../electron/contract/views.ts';

/*
 * The core's types as the screens see them, always by way of the contract: the renderer knows nothing else of electron/.
 */

export type Command = Envelope['command'];
export type CommandOf<T extends Command['type']> = Extract<Command, { readonly type: T }>;

export type EntryForm = PreviewView['form'];
export type FormField = EntryForm['fields'][number];
export type FieldOf<T extends FormField['type']> = Extract<FormField, { readonly type: T }>;
export type Choice = FieldOf<'choice'>['choices'][number];
export type Entry = EntryForm['entry'];

export type GameResult = GameView['result'];
export type ScoreLine = GameResult['lines'][number];

export type Settings = TournamentView['settings'];
export type RuleSetId = Settings['ruleSet'];
export type FormatId = Settings['format'];
export type RuleSetInfo = CatalogueView['ruleSets'][number];
export type RuleOption = RuleSetInfo['options'][number];
export type OptionValue = RuleOption['default'];
export type FormatInfo = CatalogueView['formats'][number];
export type FormatSetting = FormatInfo['settings'][number];

export type Draw = DrawProposalView['draw'];
export type DrawTable = DrawSheet['tables'][number];
export type SeatReason = DrawTable['seats'][number]['reason'];
export type HallSceneName = TournamentView['hall']['scene'];
export type HallKind = HallView['scene']['kind'];
export type Facts = { readonly [name: string]: string | number | readonly string[] | readonly number[] };
