import type { deRail } from './de-rail.ts';

export const enRail: { readonly [K in keyof typeof deRail]: string } = {
  'desk.clock.gong': 'Gong at the end',
  'desk.clock.ends': 'Ends at {time}',
  'desk.clock.extraOf': 'Table {table}: +{minutes} min',
  'desk.hall.moments': 'Tell of finished tables and solos',
  'desk.reading': 'Read out the final list',
  'desk.reading.count': '{read} of {people} read out',
  'desk.reading.next': 'Read out place {place}',
  'desk.reading.back': 'Take back the last place',
  'desk.reading.backShort': 'Back',
  'desk.reading.toPodium': 'All but the best',
  'desk.reading.all': 'Read out all',
  'desk.reading.done': 'All places have been read out.',
  'desk.reading.notShown': 'The hall does not show the final list now.',
  'desk.hall.list': 'List in the hall',
  'desk.hall.listOf': '{list, select, allTime {All-time list} lastYears {Last years} other {Championship}}',
};
