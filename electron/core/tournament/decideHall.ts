import { ok } from '../result.ts';
import type { TournamentCommand } from './commands.ts';
import type { Decision } from './decide.ts';
import { finalRows, isOver } from './finalReading.ts';
import { no } from './guard.ts';
import { HALL_PAGES_MOST, type Tournament } from './model.ts';

const HALL_COMMANDS = ['showInHall', 'setHallLine', 'turnHallPage', 'freezeHall', 'readFinal', 'setHallList', 'switchHall'] as const;
export type HallCommand = Extract<TournamentCommand, { type: (typeof HALL_COMMANDS)[number] }>;

export const isHallCommand = (command: TournamentCommand): command is HallCommand => HALL_COMMANDS.some((type) => type === command.type);

/** What the hall shows; possible at any time, also when the tournament is closed. */
export function decideHall(t: Tournament, command: HallCommand): Decision {
  switch (command.type) {
    case 'showInHall':
      return ok([{ type: 'hallSceneSet', scene: command.scene }]);
    case 'setHallLine':
      return command.line.length > 200
        ? no('textTooLong', 'line', { most: 200 })
        : ok([{ type: 'hallLineSet', line: command.line.trim() }]);
    case 'turnHallPage': {
      const { held } = command;
      if (held && (!Number.isSafeInteger(held.page) || held.page < 0 || held.page > HALL_PAGES_MOST))
        return no('hallPageWrong', 'held.page');
      return ok([{ type: 'hallPageSet', held }]);
    }
    case 'freezeHall':
      if (command.frozen === (t.hall.frozenAt !== null)) return no('hallFreezeUnchanged');
      return ok([{ type: 'hallFreezeSet', frozen: command.frozen }]);
    case 'readFinal': {
      const { people } = command;
      if (!isOver(t)) return no('finalTooEarly');
      if (!Number.isSafeInteger(people) || people < 0 || people > finalRows(t).length) return no('finalReadWrong', 'people');
      return ok([{ type: 'finalRead', people }]);
    }
    case 'setHallList':
      return ok([{ type: 'hallListSet', list: command.list }]);
    case 'switchHall':
      return ok([{ type: 'hallSwitched', what: command.what, on: command.on }]);
  }
}
