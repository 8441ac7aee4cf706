import type { deCli } from './de-cli.ts';

export const enCli: { readonly [K in keyof typeof deCli]: string } = {
  'refusal.rowNotJson': 'The line is not JSON.',
  'refusal.rowNotObject': 'The line must be a JSON object.',
  'refusal.rowRulesUnknown': 'There is no such rule set.',
  'refusal.rowPlayersWrong': 'Four or five sit at a table.',
  'refusal.rowSitsOutWrong': '{players, plural, =4 {At a table of four nobody sits out.} other {At a table of five exactly one seat from 0 to 4 sits out.}}',
};
