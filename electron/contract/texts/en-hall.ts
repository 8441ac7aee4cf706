import type { deHall } from './de-hall.ts';

export const enHall: { readonly [K in keyof typeof deHall]: string } = {
  'hall.window': 'Turnierabend, hall',
  'hall.page': 'Page {page} of {pages}',
  'hall.session': 'Session {session} of {sessions}',
  'hall.people': '<b>{people}</b> {people, plural, one {player} other {players}}, {tables, plural, one {# table} other {# tables}}',
  'hall.people.plain': '{people, plural, one {# player} other {# players}}, {tables, plural, one {# table} other {# tables}}',
  'hall.table': 'Table',
  'hall.seat': 'Seat',

  'hall.head.place': 'Place',
  'hall.head.movement': 'Moved',
  'hall.head.name': 'Name',
  'hall.head.session': 'S {session}',
  'hall.head.total': 'Total',
  'hall.moved.up': 'up',
  'hall.moved.down': 'down',
  'hall.moved.same': 'same',
  'hall.moved.new': 'new',

  'hall.standings.now': 'Standings',
  'hall.standings.after': 'Standings after session {session}',
  'hall.standings.final': 'Final standings',
  'hall.standings.counted': '<b>{counted} of {tables, plural, one {# table} other {# tables}}</b> counted',
  'hall.standings.open': 'open',
  'hall.standings.just': 'Marked: table {table}, just counted',
  'hall.standings.since': 'Moved since session {session}',
  'hall.standings.places': 'Places {from} to {to}',
  'hall.standings.empty': 'Nobody on the list yet',

  'hall.seating.title': 'Who sits where?',
  'hall.seating.session': '<b>Session {session}</b> of {sessions}',
  'hall.seating.letters': '{from} to {to}',
  'hall.seating.byTable': 'Session {session}',
  'hall.seating.byTable.what': '<b>Who sits where</b>, by table',
  'hall.seating.tables': 'Tables {from} to {to}',
  'hall.seating.size': '{count, plural, one {# table of {size}} other {# tables of {size}}}',

  'hall.call.title': 'Session {session} begins',
  'hall.call.what': '<b>Please take your seats</b>',
  'hall.announcement': 'Announcement',

  'hall.welcome.title': 'Good evening',
  'hall.welcome.count': '<b>{present}</b> of {all} here',
  'hall.welcome.tally': '{present} of {all}',
  'hall.welcome.sessions': '{sessions, plural, one {# session} other {# sessions}}',
  'hall.welcome.greeting': 'Welcome, {name}!',
  'hall.welcome.where': 'Please check in at the tournament desk',

  'hall.idle.sign': 'Tally',
  'hall.idle.name': 'Turnierabend',
};
