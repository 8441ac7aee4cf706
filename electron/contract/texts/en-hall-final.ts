import type { deHallFinal } from './de-hall-final.ts';

export const enHallFinal: { readonly [K in keyof typeof deHallFinal]: string } = {
  'hall.solo.title': 'Solo won',
  'hall.solo.compulsory': 'Compulsory solo won',
  'hall.solo.points': '{points} game points',
  'hall.solo.where': 'Table {table}, game {game}',

  'hall.done.title': 'Table {table} has finished',
  'hall.done.time': '<b>{time}</b>',
  'hall.done.points': 'Game points',
  'hall.done.session': 'this session',
  'hall.done.sessionShort': 'Session',
  'hall.done.place': 'Place overall',
  'hall.done.placeShort': 'Overall',
  'hall.done.ordinal': '{place}.',
  'hall.done.playing': 'Still playing:',
  'hall.news.newLeader': '{name} takes the lead.',
  'hall.news.soloWon': '{name} won a solo.',
  'hall.news.bestSession': '{name} plays the best session of the evening.',

  'hall.reveal.title': 'Final list',
  'hall.reveal.place': 'Place {place}',
  'hall.reveal.soon': 'in a moment …',
  'hall.reveal.people': '<b>{people}</b> players, {sessions, plural, one {# session} other {# sessions}}',
  'hall.reveal.read': '{one, select, yes {Place {from} has been read out} other {Places {from} to {to} have been read out}}',

  'hall.ranking.title': '{list, select, allTime {All-time list} lastYears {The last years} other {Championship of the year}}',
  'hall.ranking.span': '{list, select, allTime {All-time list} lastYears {Ranking {from} to {to}} other {Championship {to}}}',
  'hall.ranking.count': '{evenings, plural, =0 {No evening counted yet} one {<b>#</b> evening counted} other {<b>#</b> evenings counted}}',
  'hall.ranking.evenings': 'Evenings',
  'hall.ranking.points': 'Points',
  'hall.ranking.minimum': 'A place from {evenings, plural, one {# evening} other {# evenings}}',
  'hall.ranking.none': 'This evening belongs to no series.',
  'hall.ranking.empty': 'Nobody in the list yet',
};
