import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { refusalText } from '../contract/texts/sentence.ts';
import { LANGUAGES, type Language, text } from '../contract/texts/text.ts';
import { drawCommand } from '../core/draw/drawCommand.ts';
import { RULE_SET_IDS } from '../core/rules/ruleSet.ts';
import { NightRefused } from './client.ts';
import { describeRules } from './rules.ts';
import { scoreLine } from './score.ts';

const OPTIONS = {
  lang: { type: 'string', default: 'de' },
  db: { type: 'string' },
} as const;

/** What a command answers: the process' exit code. */
type Command = (args: readonly string[], options: { readonly language: Language; readonly db: string | undefined }) => Promise<number>;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const complain = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const COMMANDS: { readonly [name: string]: Command } = {
  /** NDJSON in, one result or error a line out, in order; blank lines are skipped. */
  async score(_args, { language }) {
    for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line.trim() !== '') print(scoreLine(line, language));
    }
    return 0;
  },
  async rules([name = ''], { language }) {
    const described = describeRules(name, language);
    if (described) print(JSON.stringify(described, null, 2));
    else complain(text(language, 'cli.rulesUnknown', { name, known: RULE_SET_IDS }));
    return described ? 0 : 2;
  },
  async night([file], { language, db }) {
    if (file === undefined) {
      complain(text(language, 'cli.usage'));
      return 2;
    }
    const { runNight } = await import('./runNight.ts');
    let raw: unknown;
    try {
      raw = JSON.parse(await readFile(file, 'utf8'));
    } catch (error) {
      complain(text(language, 'cli.fileUnreadable', { file, detail: error instanceof Error ? error.message : '' }));
      return 2;
    }
    const played = await runNight(raw, db);
    if (!played.ok) {
      complain(text(language, 'cli.nightUnreadable', { detail: played.error }));
      return 2;
    }
    print(JSON.stringify(played.value, null, 2));
    return 0;
  },
};

/** Seats with the fewest repeat meetings; its options are the draw's own. */
function draw(args: readonly string[], language: Language): number {
  const drawn = drawCommand(args);
  if (drawn.ok) print(JSON.stringify(drawn.value));
  else complain(refusalText(language, drawn.error));
  return drawn.ok ? 0 : 2;
}

/** `draw --db FILE [--tournament ID] [--session N]`: an adopted draw once more, as proof. */
async function drawAgain(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { ...OPTIONS, tournament: { type: 'string' }, session: { type: 'string' } },
  });
  const language = languageOf(values.lang);
  const { repeatDraw } = await import('./repeatDraw.ts');
  const repeated = await repeatDraw(
    values.db ?? '',
    {
      ...(values.tournament === undefined ? {} : { tournament: values.tournament }),
      ...(values.session === undefined ? {} : { session: Number(values.session) }),
    },
    language,
  );
  if (repeated.ok) print(JSON.stringify(repeated.value));
  else complain(repeated.error);
  return repeated.ok ? (repeated.value.same ? 0 : 1) : 2;
}

async function main(argv: readonly string[]): Promise<number> {
  if (argv[0] === 'draw') {
    const [, ...args] = argv;
    if (args.includes('--db')) {
      try {
        return await drawAgain(args);
      } catch {
        complain(text('de', 'cli.usage'));
        return 2;
      }
    }
    const lang = args.indexOf('--lang');
    return draw(lang < 0 ? args : args.toSpliced(lang, 2), languageOf(lang < 0 ? undefined : args[lang + 1]));
  }
  let parsed: ReturnType<typeof readArgs>;
  try {
    parsed = readArgs(argv);
  } catch {
    complain(text('de', 'cli.usage'));
    return 2;
  }
  const { values, positionals } = parsed;
  const language = languageOf(values.lang);
  const [name = '', ...args] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    complain(text(language, 'cli.usage'));
    return 2;
  }
  try {
    return await command(args, { language, db: values.db });
  } catch (error) {
    if (!(error instanceof NightRefused)) throw error;
    complain(`${error.what}: ${refusalText(language, error.refused)}`);
    return 1;
  }
}

const languageOf = (name: string | undefined): Language => LANGUAGES.find((known) => known === name) ?? 'de';

const readArgs = (argv: readonly string[]) => parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });

// The reader went away (`cli score | head`): that is no fault of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
process.exitCode = await main(process.argv.slice(2));
