import type { RowRefusal } from '../contract/texts/de-cli.ts';
import { refusalText } from '../contract/texts/sentence.ts';
import { type Language, textOf } from '../contract/texts/text.ts';
import { type Facts, ok, type Refusal, type Result, refuse } from '../core/result.ts';
import { type GameResult, RULE_SET_IDS, type RuleOptions, type RuleSetId, type TableContext } from '../core/rules/ruleSet.ts';
import { RULE_SETS } from '../core/rules/ruleSets.ts';

/** One line of `cli score`: a row in, a result or an error out, both JSON. Never throws. */
export function scoreLine(line: string, language: Language): string {
  const scored = scoreRow(line);
  if (!scored.ok) {
    const { code, field } = scored.error;
    return JSON.stringify({ error: { code, field: field ?? null, message: refusalText(language, scored.error) } });
  }
  const { points, value, winner, lines, warnings } = scored.value;
  const explained = lines.map((l) => ({ ...l, text: textOf(language, `line.${l.code}`, l.facts) }));
  const warned = warnings?.length ? { warnings: warnings.map((w) => ({ ...w, message: refusalText(language, w) })) } : {};
  return JSON.stringify({ points, value, winner, lines: explained, ...warned });
}

const no = (code: RowRefusal, field?: string, facts?: Facts) => refuse(code, field, facts);

function scoreRow(line: string): Result<GameResult, Refusal> {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    return no('rowNotJson');
  }
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return no('rowNotObject');
  const given = new Map(Object.entries(row));
  const id = given.get('rules');
  if (!isRuleSetId(id)) return no('rowRulesUnknown', 'rules');
  const context = contextOf(given.get('players') ?? 4, given.get('sitsOut') ?? null);
  if (!context.ok) return context;
  const options = optionsOf(id, given.get('options'));
  return options.ok ? RULE_SETS[id].score(given.get('entry'), context.value, options.value) : options;
}

const isRuleSetId = (id: unknown): id is RuleSetId => RULE_SET_IDS.some((known) => known === id);

function contextOf(players: unknown, sitsOut: unknown): Result<TableContext, Refusal> {
  if (players === 4) return sitsOut === null ? ok({ players, sitsOut }) : no('rowSitsOutWrong', 'sitsOut', { players });
  if (players !== 5) return no('rowPlayersWrong', 'players');
  const seat = [0, 1, 2, 3, 4].find((s) => s === sitsOut);
  return seat === undefined ? no('rowSitsOutWrong', 'sitsOut', { players }) : ok({ players, sitsOut: seat });
}

/** Options are mostly the same from line to line: the last ones are kept. */
const lastOptions = new Map<RuleSetId, { readonly given: string; readonly parsed: Result<RuleOptions, Refusal> }>();
function optionsOf(id: RuleSetId, partial: unknown): Result<RuleOptions, Refusal> {
  const given = JSON.stringify(partial ?? {});
  const last = lastOptions.get(id);
  if (last?.given === given) return last.parsed;
  const parsed = RULE_SETS[id].parseOptions(partial ?? {});
  lastOptions.set(id, { given, parsed });
  return parsed;
}
