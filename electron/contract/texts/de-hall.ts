/** The hall, as read from the back row: short words. <b> stresses a part. */
export const deHall = {
  'hall.window': 'Turnierabend, Saal',
  'hall.page': 'Seite {page} von {pages}',
  'hall.session': 'Durchgang {session} von {sessions}',
  'hall.people': '<b>{people}</b> Teilnehmer, {tables, plural, one {# Tisch} other {# Tische}}',
  'hall.people.plain': '{people} Teilnehmer, {tables, plural, one {# Tisch} other {# Tische}}',
  'hall.table': 'Tisch',
  'hall.seat': 'Sitz',

  'hall.head.place': 'Platz',
  'hall.head.movement': 'Bewegung',
  'hall.head.name': 'Name',
  'hall.head.session': 'D {session}',
  'hall.head.total': 'Gesamt',
  'hall.moved.up': 'auf',
  'hall.moved.down': 'ab',
  'hall.moved.same': 'gleich',
  'hall.moved.new': 'neu',

  'hall.standings.now': 'Der Stand',
  'hall.standings.after': 'Stand nach Durchgang {session}',
  'hall.standings.final': 'Endstand',
  'hall.standings.counted': '<b>{counted} von {tables, plural, one {# Tisch} other {# Tischen}}</b> gezählt',
  'hall.standings.open': 'offen',
  'hall.standings.just': 'Markiert: Tisch {table}, eben gezählt',
  'hall.standings.since': 'Bewegung seit Durchgang {session}',
  'hall.standings.places': 'Plätze {from} bis {to}',
  'hall.standings.empty': 'Noch niemand in der Liste',

  'hall.seating.title': 'Wer sitzt wo?',
  'hall.seating.session': '<b>Durchgang {session}</b> von {sessions}',
  'hall.seating.letters': '{from} bis {to}',
  'hall.seating.byTable': 'Durchgang {session}',
  'hall.seating.byTable.what': '<b>Wer sitzt wo</b>, nach Tischen',
  'hall.seating.tables': 'Tische {from} bis {to}',
  'hall.seating.size':
    '{size, select, 4 {{count, plural, one {# Vierertisch} other {# Vierertische}}} 5 {{count, plural, one {# Fünfertisch} other {# Fünfertische}}} other {{count, plural, one {# Tisch zu {size}} other {# Tische zu {size}}}}}',

  'hall.call.title': 'Durchgang {session} beginnt',
  'hall.call.what': '<b>Bitte an die Tische</b>',
  'hall.announcement': 'Ansage',

  'hall.welcome.title': 'Guten Abend',
  'hall.welcome.count': '<b>{present}</b> von {all} da',
  'hall.welcome.tally': '{present} von {all}',
  'hall.welcome.sessions': '{sessions, plural, one {# Durchgang} other {# Durchgänge}}',
  'hall.welcome.greeting': 'Willkommen, {name}!',
  'hall.welcome.where': 'Bitte bei der Turnierleitung anmelden',

  'hall.idle.sign': 'Strichliste',
  'hall.idle.name': 'Turnierabend',
} as const;
