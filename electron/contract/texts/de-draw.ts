import type { DrawCommandRefusal } from '../../core/draw/drawCommand.ts';
import type { DrawSentence } from '../../core/draw/drawSentence.ts';
import type { SeatingTextRefusal } from '../../core/draw/seatingText.ts';

/** Refusals of the draw that have no sentence among the decisions of a tournament. */
type Refusals = Exclude<(DrawCommandRefusal | SeatingTextRefusal)['code'], 'tooFewPeople' | 'peopleNotDivisible'>;

/** The draw's own refusals, and the sentences under its figures. */
export const deDraw = {
  'refusal.drawNoSession': 'Es ist kein Durchgang mehr auszulosen.',
  'refusal.drawTooManySessions': '{count} Durchgänge sind zu viele. Bis {most} lassen sich auslosen.',
  'refusal.drawTableSize': 'Tisch {table} hätte {size, plural, one {einen Sitz} other {# Sitze}}. Ein Tisch hat vier oder fünf.',
  'refusal.drawSizesSum': 'Die gewählten Tische haben {seats} Sitze, da sind {people} Personen.',
  'refusal.drawTooManyPeople': '{count} Personen sind zu viele. Bis {most} lassen sich auslosen.',
  'refusal.drawNamedTwice': '{person} ist zweimal genannt.',
  'refusal.drawSeedWrong': 'Der Startwert muss eine ganze Zahl sein.',
  'refusal.drawOptionUnknown': 'Die Angabe {option} gibt es nicht. Es gibt --people, --sessions, --seed, --fair, --apart und --moves.',
  'refusal.drawOptionMissing': 'Es fehlt --{option}.',
  'refusal.drawOptionWrong':
    'Mit „{value}“ kann --{option} nichts anfangen. {option, select, fair {Es geht strict, balanced oder free.} apart {Gemeint ist etwa "1+2,3+4", mit Nummern aus der Runde.} other {Gebraucht wird eine passende ganze Zahl.}}',
  'refusal.seatingTextEmpty': 'Der Text ist leer. Gebraucht wird eine Zeile je Tisch, etwa 1-2-3-4.',
  'refusal.seatingTextLine': 'Zeile {line} ist kein Tisch: „{text}“. Gemeint ist etwa 1-2-3-4.',
  'refusal.seatingTextUnknown': 'Zeile {line}: Die Nummer {number} hat niemand.',
  'refusal.seatingTextTwice': 'Zeile {line}: Die Nummer {number} sitzt in diesem Durchgang schon.',
  'refusal.seatingTextSize':
    'Zeile {line} nennt {count, plural, one {eine Nummer} other {# Nummern}}. An einen Tisch gehören vier oder fünf.',
  'refusal.seatingTextTable': 'Zeile {line}: Tisch {table} steht schon da oder ist keine Tischnummer.',
  'refusal.seatingTextMissing': 'In Durchgang {session} {count, plural, one {fehlt die Nummer} other {fehlen die Nummern}} {numbers}.',
  'draw.perfect': 'Niemand trifft jemanden zweimal.',
  'draw.minimum': '{repeats, plural, one {1 Wiederholung} other {# Wiederholungen}}, weniger geht bei {people} Personen nicht.',
  'draw.minimumNow':
    '{repeats, plural, one {1 Wiederholung} other {# Wiederholungen}}, weniger geht nach den gespielten Durchgängen nicht.',
  'draw.maybeBetter':
    '{repeats, plural, one {1 Wiederholung} other {# Wiederholungen}}. Ob es mit weniger geht, ist nicht entschieden{lowerBound, plural, =0 {} other { (unter # sicher nicht)}}: Länger suchen kann helfen.',
  'draw.byLot': '{repeats, plural, one {1 Wiederholung} other {# Wiederholungen}}. Blind gelost, darauf wurde nicht geachtet.',
  'draw.byHand':
    '{repeats, plural, one {1 Wiederholung} other {# Wiederholungen}}, von Hand gesetzt. Unter {lowerBound} geht sicher nicht.',
  'draw.fiveSpread': 'An Fünfertischen sitzen manche {spread} Durchgänge mehr als andere.',
  'draw.fairerCosts': 'Streng gleich verteilte Fünfertische kosten {repeats, plural, one {1 Wiederholung} other {# Wiederholungen}}.',
  'draw.freerSaves':
    'Dürfen manche {spread} Durchgänge mehr an Fünfertischen sitzen als andere, {repeats, plural, =0 {geht es ganz ohne Wiederholung} one {reicht 1 Wiederholung} other {reichen # Wiederholungen}}.',
  'draw.unmetWishes': '{count, plural, one {Ein Wunsch ließ sich nicht erfüllen.} other {# Wünsche ließen sich nicht erfüllen.}}',
} as const satisfies { readonly [K in `refusal.${Refusals}` | `draw.${DrawSentence['code']}`]: string };
