import { deAbout } from './de-about.ts';
import { deCli } from './de-cli.ts';
import { deDecisions } from './de-decisions.ts';
import { deDesk } from './de-desk.ts';
import { deDraw } from './de-draw.ts';
import { deFormats } from './de-formats.ts';
import { deHall } from './de-hall.ts';
import { deHallFinal } from './de-hall-final.ts';
import { deHelp } from './de-help.ts';
import { deHouseRules } from './de-house-rules.ts';
import { deLog } from './de-log.ts';
import { dePaper } from './de-paper.ts';
import { dePeople } from './de-people.ts';
import { dePrint } from './de-print.ts';
import { deRail } from './de-rail.ts';
import { deRules } from './de-rules.ts';
import { deSeries } from './de-series.ts';
import { deShell } from './de-shell.ts';
import { deWhatIf } from './de-what-if.ts';
import { deWishes } from './de-wishes.ts';
import { deWrong } from './de-wrong.ts';

/** German, the source language: its keys are the keys. */
export const de = {
  ...deAbout,
  ...deCli,
  ...deDecisions,
  ...deDesk,
  ...deDraw,
  ...deFormats,
  ...deHall,
  ...deHallFinal,
  ...deHelp,
  ...deHouseRules,
  ...deLog,
  ...deWhatIf,
  ...deWishes,
  ...deWrong,
  ...dePaper,
  ...dePeople,
  ...dePrint,
  ...deRail,
  ...deRules,
  ...deSeries,
  ...deShell,
} as const;
export type MessageKey = keyof typeof de;
