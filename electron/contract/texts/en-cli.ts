import type { deCli } from './de-cli.ts';

export const enCli: { readonly [K in keyof typeof deCli]: string } = {
  'refusal.rowNotJson': 'The line is not JSON.',
  'refusal.rowNotObject': 'The line must be a JSON object.',
  'refusal.rowRulesUnknown': 'There is no such rule set.',
  'refusal.rowPlayersWrong': 'Four or five sit at a table.',
  'refusal.rowSitsOutWrong':
    '{players, plural, =4 {At a table of four nobody sits out.} other {At a table of five exactly one seat from 0 to 4 sits out.}}',
  'cli.usage':
    'Usage: npm run -s cli -- score | rules NAME | night FILE.json [--db FILE] | draw --people N --sessions R --seed S | draw --db FILE [--session N]   (and --lang de or en)',
  'cli.rulesUnknown': 'There is no rule set “{name}”. There are {known}.',
  'cli.fileUnreadable': 'The file {file} could not be read: {detail}',
  'cli.nightUnreadable': 'The described evening does not fit the form: {detail}',
};
