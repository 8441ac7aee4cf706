import type { deDraw } from './de-draw.ts';

export const enDraw: { readonly [K in keyof typeof deDraw]: string } = {
  'refusal.drawNoSession': 'There is no session left to draw.',
  'refusal.drawTooManySessions': '{count} sessions are too many. Up to {most} can be drawn.',
  'refusal.drawTableSize': 'Table {table} would have {size, plural, one {one seat} other {# seats}}. A table has four or five.',
  'refusal.drawSizesSum': 'The chosen tables have {seats} seats; {people} people are here.',
  'refusal.drawTooManyPeople': '{count} people are too many. Up to {most} can be drawn.',
  'refusal.drawNamedTwice': '{person} is named twice.',
  'refusal.drawSeedWrong': 'The seed must be a whole number.',
  'refusal.drawOptionUnknown': 'There is no option {option}. There are --people, --sessions, --seed, --fair, --apart and --moves.',
  'refusal.drawOptionMissing': '--{option} is missing.',
  'refusal.drawOptionWrong':
    '--{option} cannot use “{value}”. {option, select, fair {It takes strict, balanced or free.} apart {It takes something like "1+2,3+4", with numbers of people in the draw.} other {It takes a whole number that makes sense here.}}',
  'refusal.seatingTextEmpty': 'The text is empty. It needs a line per table, such as 1-2-3-4.',
  'refusal.seatingTextLine': 'Line {line} is not a table: “{text}”. It should look like 1-2-3-4.',
  'refusal.seatingTextUnknown': 'Line {line}: nobody has number {number}.',
  'refusal.seatingTextTwice': 'Line {line}: number {number} is already seated in this session.',
  'refusal.seatingTextSize': 'Line {line} has {count, plural, one {one number} other {# numbers}}. A table takes four or five.',
  'refusal.seatingTextTable': 'Line {line}: table {table} is already there or is no table number.',
  'refusal.seatingTextMissing': 'Session {session} lacks {count, plural, one {number} other {the numbers}} {numbers}.',
  'draw.perfect': 'Nobody meets anybody twice.',
  'draw.minimum': '{repeats, plural, one {1 repeat} other {# repeats}}; with {people} people there cannot be fewer.',
  'draw.minimumNow': '{repeats, plural, one {1 repeat} other {# repeats}}; after the sessions played there cannot be fewer.',
  'draw.maybeBetter':
    '{repeats, plural, one {1 repeat} other {# repeats}}. Whether there can be fewer is not settled{lowerBound, plural, =0 {} other { (not fewer than #)}}: searching longer may help.',
  'draw.byLot': '{repeats, plural, one {1 repeat} other {# repeats}}. A blind lot does not look at them.',
  'draw.byHand': '{repeats, plural, one {1 repeat} other {# repeats}}, seated by hand. Certainly not fewer than {lowerBound}.',
  'draw.fiveSpread': 'Some sit at a table of five in {spread} sessions more than others.',
  'draw.fairerCosts': 'Sharing out the tables of five strictly would cost {repeats, plural, one {1 repeat} other {# repeats}}.',
  'draw.freerSaves':
    'If some may sit at a table of five in {spread} sessions more than others, {repeats, plural, =0 {nobody meets anybody twice} one {1 repeat is enough} other {# repeats are enough}}.',
  'draw.unmetWishes': '{count, plural, one {One wish could not be met.} other {# wishes could not be met.}}',
};
