import type { QueryInput, QueryView } from '../../contract/contract.ts';
import type { Refused } from '../../contract/views.ts';
import type { FormatSettings } from '../../core/formats/format.ts';
import { FORMATS } from '../../core/formats/formats.ts';
import { type Facts, ok, type Result } from '../../core/result.ts';
import type { RuleOptions, RuleSetId, TableContext } from '../../core/rules/ruleSet.ts';
import { RULE_SETS } from '../../core/rules/ruleSets.ts';
import { WORKED_CASES } from '../../core/rules/workedCases.ts';
import type { QueryPorts } from '../queries.ts';
import { findTournament } from './find.ts';

/** The rule page of a tournament's house under its options, or of a house under its defaults. */
export function queryRulePage(ports: QueryPorts, input: QueryInput<'rulePage'>): Result<QueryView<'rulePage'>, Refused> {
  if (input.tournament === undefined) {
    const ruleSet = input.ruleSet ?? 'eselstall';
    const options = RULE_SETS[ruleSet].parseOptions({});
    return ok(pageOf(ruleSet, options.ok ? options.value : {}, FORMATS[ruleSet].defaults, null));
  }
  const found = findTournament(ports, input.tournament);
  if (!found.ok) return found;
  const { name, date, place, ruleSet, ruleOptions, formatSettings } = found.value.t.settings;
  return ok(pageOf(ruleSet, ruleOptions, formatSettings, { name, date, place }));
}

function pageOf(
  ruleSet: RuleSetId,
  chosen: RuleOptions,
  format: FormatSettings,
  tournament: QueryView<'rulePage'>['tournament'],
): QueryView<'rulePage'> {
  const rules = RULE_SETS[ruleSet];
  const context: TableContext = { players: 4, sitsOut: null };
  const cases = WORKED_CASES[ruleSet].map((entry) => {
    const scored = rules.score(rules.settled(entry, context), context, chosen);
    return scored.ok ? { result: scored.value, refused: null } : { result: null, refused: scored.error };
  });
  const options = rules.options.map((option) => {
    const value = chosen[option.name] ?? option.default;
    return { name: option.name, value, usual: value === option.default, paragraph: option.paragraph };
  });
  return { ruleSet, tournament, facts: factsOf(options, format), options, cases };
}

function factsOf(options: QueryView<'rulePage'>['options'], format: FormatSettings): Facts {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = format.placePoints;
  return {
    ...Object.fromEntries(options.map(({ name, value }) => [name, String(value)])),
    sessions: format.sessions,
    four: format.games.four,
    five: format.games.five,
    first,
    second,
    third,
    fourth,
    fifth,
    solos: format.compulsorySolo.per,
    price: format.compulsorySolo.price,
    again: String(format.compulsorySolo.sameDealerAgain),
    final: String(format.final !== null),
    carry: String(format.final?.winnersCarry ?? false),
    counts: format.counts,
    laterSeating: format.laterSeating,
    share: format.negativeShare,
    firstDealer: format.firstDealer,
    dropWorst: String(format.dropWorst),
    tieBreak: format.tieBreak,
  };
}
