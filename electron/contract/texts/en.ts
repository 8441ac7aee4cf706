import type { MessageKey } from './de.ts';
import { enAbout } from './en-about.ts';
import { enCli } from './en-cli.ts';
import { enDecisions } from './en-decisions.ts';
import { enDesk } from './en-desk.ts';
import { enDraw } from './en-draw.ts';
import { enFormats } from './en-formats.ts';
import { enHall } from './en-hall.ts';
import { enHallFinal } from './en-hall-final.ts';
import { enHelp } from './en-help.ts';
import { enHouseRules } from './en-house-rules.ts';
import { enLog } from './en-log.ts';
import { enPaper } from './en-paper.ts';
import { enPeople } from './en-people.ts';
import { enPrint } from './en-print.ts';
import { enRail } from './en-rail.ts';
import { enRules } from './en-rules.ts';
import { enSeries } from './en-series.ts';
import { enShell } from './en-shell.ts';
import { enWhatIf } from './en-what-if.ts';
import { enWishes } from './en-wishes.ts';
import { enWrong } from './en-wrong.ts';

export const en: { readonly [K in MessageKey]: string } = {
  ...enAbout,
  ...enCli,
  ...enDecisions,
  ...enDesk,
  ...enDraw,
  ...enFormats,
  ...enHall,
  ...enHallFinal,
  ...enHelp,
  ...enHouseRules,
  ...enLog,
  ...enPaper,
  ...enPeople,
  ...enPrint,
  ...enWhatIf,
  ...enRail,
  ...enWishes,
  ...enWrong,
  ...enRules,
  ...enSeries,
  ...enShell,
};
