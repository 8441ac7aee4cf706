import type { deWhatIf } from './de-what-if.ts';

export const enWhatIf: { readonly [K in keyof typeof deWhatIf]: string } = {
  'whatIf.title': 'What to do if ...',
  'whatIf.lead': 'Whatever was entered is on the disk. It is not lost, not even without power.',
  'whatIf.projectorMirrored': 'The projector shows the desk instead of the hall',
  'whatIf.projectorMirrored.1':
    'Windows: press the Windows key and P, then “Extend”. Mac: System Settings, Displays, switch mirroring off.',
  'whatIf.projectorMirrored.2':
    'Bring the hall window to the projector: press “Hall window”; in a browser drag the window over and press F11.',
  'whatIf.projectorGone': 'The projector is black or gone',
  'whatIf.projectorGone.1': 'If the desk says “black”, press B. If it says “frozen”, press F.',
  'whatIf.projectorGone.2':
    'Check the cable and the input of the projector, then press “Hall window” at the desk. The desk goes on meanwhile.',
  'whatIf.projectorGone.3': 'If it stays away: print seating and standings and put them up.',
  'whatIf.laptopAsleep': 'The laptop has gone to sleep',
  'whatIf.laptopAsleep.1': 'Open it and sign in. Turnierabend is where it was, and the clock shows the right time.',
  'whatIf.laptopAsleep.2': 'Plug it in. Choose “never” in the power settings, also for the closed lid.',
  'whatIf.powerCut': 'The power is gone',
  'whatIf.powerCut.1': 'Play on: the score cards are on paper. Nobody has to wait.',
  'whatIf.powerCut.2': 'When the power is back, start Turnierabend and open the tournament. Every saved entry is there.',
  'whatIf.powerCut.3': 'Compare the last entry of the journal (key J) with the card and go on from there.',
  'whatIf.printerGone': 'The printer does not print',
  'whatIf.printerGone.1': 'Save a PDF and print it on another machine.',
  'whatIf.printerGone.2': 'Before the evening, print blank score cards for all sessions. Names go on by hand.',
  'whatIf.printerGone.3': 'Without any paper: the hall shows who sits where. A list on squared paper will do; enter the totals.',
  'whatIf.wrongEntry': 'Something was entered wrongly',
  'whatIf.wrongEntry.1': 'Just now: Ctrl and Z. The foot of the window says what is taken back.',
  'whatIf.wrongEntry.2': 'Earlier: open the table, click the game, correct it. Before you save, it says what will change.',
  'whatIf.cardLost': 'A score card is missing or cannot be read',
  'whatIf.cardLost.1': 'If the table knows the totals: enter the totals only.',
  'whatIf.cardLost.2': 'Otherwise close the table with a reason and say what of it counts.',
  'whatIf.someoneLeaves': 'Somebody leaves early or comes late',
  'whatIf.someoneLeaves.1': 'Choose “Goes home” for that person. Somebody can stand in for the running session.',
  'whatIf.someoneLeaves.2': 'Late: register. The program shows which table is possible, or from when on.',
  'whatIf.laptopBroken': 'The laptop is broken',
  'whatIf.laptopBroken.1': 'Keep the score cards: the whole evening can be entered again from them.',
  'whatIf.laptopBroken.2':
    'If there is a copy of the file turnierabend.sqlite, on a stick for example: start with “--db FILE” on another computer.',
  'whatIf.windowGone': 'A window is gone or stuck',
  'whatIf.windowGone.1': 'Start Turnierabend again. If it is running, its window comes to the front. In a browser: Ctrl and R.',
  'whatIf.windowGone.2': 'The hall is stuck: close its window and press “Hall window” at the desk.',
};
