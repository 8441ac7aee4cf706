/** The hall's rail on the desk: reading the final, gong, list of the series. */
export const deRail = {
  'desk.clock.gong': 'Gong am Ende',
  'desk.clock.ends': 'Ende um {time}',
  'desk.clock.extraOf': 'Tisch {table}: +{minutes} min',
  'desk.hall.moments': 'Fertige Tische und Soli melden',
  'desk.reading': 'Endstand verlesen',
  'desk.reading.count': '{read} von {people} verlesen',
  'desk.reading.next': 'Platz {place} verlesen',
  'desk.reading.back': 'Letzten Platz zurücknehmen',
  'desk.reading.backShort': 'Zurück',
  'desk.reading.toPodium': 'Alle bis auf die Besten',
  'desk.reading.all': 'Alle verlesen',
  'desk.reading.done': 'Alle Plätze sind verlesen.',
  'desk.reading.notShown': 'Der Saal zeigt den Endstand gerade nicht.',
  'desk.hall.list': 'Liste im Saal',
  'desk.hall.listOf': '{list, select, allTime {Ewige Liste} lastYears {Letzte Jahre} other {Jahresmeisterschaft}}',
} as const;
