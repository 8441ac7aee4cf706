import type { Envelope, Executed, PrintOrder, Role, ShellCommand, ShellQueryName } from '../contract/contract.ts';
import { parseEnvelope } from '../contract/schemas.ts';
import type { SurroundingsView } from '../contract/surroundings.ts';
import type { Refused } from '../contract/views.ts';
import { err, ok, type Result } from '../core/result.ts';

/** The part of the application service a transport needs. Neither function throws. */
export interface Answering {
  execute(role: Role, actor: string, envelope: unknown): Promise<Executed>;
  query(role: Role, name: unknown, input: unknown): Promise<Result<unknown, Refused>>;
}

export type Done = Result<null, Refused>;

/** What the program around the service can do with windows. */
export interface Shell {
  openHall(): Promise<Done>;
  closeHall(): Promise<Done>;
  /** Shows the program's log where it can be opened and sent. */
  showLog(): Promise<Done>;
  /** Keeps the screens from going dark, or no longer. */
  keepAwake(awake: boolean): Promise<Done>;
  /** What the shell knows of screens, printers and power. */
  surroundings(): Promise<SurroundingsView>;
}

/** Who asks: a window or a socket, already told apart by its transport. */
export interface Caller {
  readonly role: Role;
  /** Name in the journal. */
  readonly actor: string;
  /** Prints the page that asks into a file the organizer chooses; `name` is the file name proposed. */
  savePdf(name: string): Promise<Done>;
  /** Prints the page that asks. */
  printPage(order: PrintOrder): Promise<Done>;
}

export interface Dispatch {
  execute(caller: Caller, envelope: unknown): Promise<Executed>;
  query(caller: Caller, name: unknown, input: unknown): Promise<Result<unknown, Refused>>;
}

const SURROUNDINGS: ShellQueryName = 'surroundings';
const SHELL_COMMANDS = [
  'openHall',
  'closeHall',
  'showLog',
  'keepAwake',
  'savePdf',
  'printPage',
] as const satisfies readonly ShellCommand['type'][];

/** One dispatch for both transports: commands for the windows go to the shell, everything else to the service. Never throws. */
export function createDispatch(service: Answering, shell: Shell): Dispatch {
  const toShell = (caller: Caller, command: ShellCommand): Promise<Done> => {
    switch (command.type) {
      case 'openHall':
        return shell.openHall();
      case 'closeHall':
        return shell.closeHall();
      case 'showLog':
        return shell.showLog();
      case 'keepAwake':
        return shell.keepAwake(command.awake);
      case 'savePdf':
        return caller.savePdf(command.name);
      case 'printPage':
        return caller.printPage({ paper: command.paper, silent: command.silent });
    }
  };
  return {
    async execute(caller, raw) {
      if (!isForShell(raw)) return service.execute(caller.role, caller.actor, raw);
      if (caller.role !== 'desk') return err({ code: 'forbidden' });
      const parsed = parseEnvelope(raw);
      if (!parsed.ok) return err({ code: 'badCommand', facts: { detail: parsed.detail } });
      try {
        const done = await toShell(caller, parsed.value.command as ShellCommand);
        // No stream moved: the sender keeps the number it saw.
        return done.ok ? ok({ seq: parsed.value.expectedSeq }) : done;
      } catch (error) {
        return err({ code: 'internal', facts: { detail: detailOf(error) } });
      }
    },
    async query(caller, name, input) {
      if (name !== SURROUNDINGS) return service.query(caller.role, name, input);
      if (caller.role !== 'desk') return err({ code: 'forbidden' });
      try {
        return ok(await shell.surroundings());
      } catch (error) {
        return err({ code: 'internal', facts: { detail: detailOf(error) } });
      }
    },
  };
}

/** Told before it is parsed, so that a large draw is not read twice. */
function isForShell(raw: unknown): raw is { readonly command: Pick<Envelope['command'], 'type'> } {
  if (typeof raw !== 'object' || raw === null || !('command' in raw)) return false;
  const { command } = raw;
  if (typeof command !== 'object' || command === null || !('type' in command)) return false;
  return SHELL_COMMANDS.some((type) => type === command.type);
}

/** An error in a few words, for the facts of a refusal. */
export function detailOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 200);
}
