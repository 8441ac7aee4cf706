/** What is wrong with a row of `cli score` before its entry is looked at. */
export type RowRefusal = 'rowNotJson' | 'rowNotObject' | 'rowRulesUnknown' | 'rowPlayersWrong' | 'rowSitsOutWrong';

export const deCli = {
  'refusal.rowNotJson': 'Die Zeile ist kein JSON.',
  'refusal.rowNotObject': 'Die Zeile muss ein JSON-Objekt sein.',
  'refusal.rowRulesUnknown': 'Dieses Regelwerk gibt es nicht.',
  'refusal.rowPlayersWrong': 'An einem Tisch sitzen vier oder fünf.',
  'refusal.rowSitsOutWrong': '{players, plural, =4 {An einem Vierertisch setzt niemand aus.} other {An einem Fünfertisch setzt genau ein Sitz von 0 bis 4 aus.}}',
} as const satisfies { readonly [K in `refusal.${RowRefusal}`]: string };
