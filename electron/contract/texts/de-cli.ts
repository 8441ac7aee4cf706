/** What is wrong with a row of `cli score` before its entry is looked at. */
export type RowRefusal = 'rowNotJson' | 'rowNotObject' | 'rowRulesUnknown' | 'rowPlayersWrong' | 'rowSitsOutWrong';

export const deCli = {
  'refusal.rowNotJson': 'Die Zeile ist kein JSON.',
  'refusal.rowNotObject': 'Die Zeile muss ein JSON-Objekt sein.',
  'refusal.rowRulesUnknown': 'Dieses Regelwerk gibt es nicht.',
  'refusal.rowPlayersWrong': 'An einem Tisch sitzen vier oder fünf.',
  'refusal.rowSitsOutWrong':
    '{players, plural, =4 {An einem Vierertisch setzt niemand aus.} other {An einem Fünfertisch setzt genau ein Sitz von 0 bis 4 aus.}}',
  'cli.usage':
    'Aufruf: npm run -s cli -- score | rules NAME | night DATEI.json [--db DATEI] | draw --people N --sessions R --seed S | draw --db DATEI [--session N]   (dazu --lang de oder en)',
  'cli.rulesUnknown': 'Das Regelwerk „{name}“ gibt es nicht. Es gibt {known}.',
  'cli.fileUnreadable': 'Die Datei {file} ließ sich nicht lesen: {detail}',
  'cli.nightUnreadable': 'Der beschriebene Abend passt nicht zur Form: {detail}',
} as const satisfies {
  readonly [K in `refusal.${RowRefusal}` | `cli.${'usage' | 'rulesUnknown' | 'fileUnreadable' | 'nightUnreadable'}`]: string;
};
