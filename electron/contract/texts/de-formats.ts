import type { FORMAT_REFUSALS, FormatId } from '../../core/formats/format.ts';
import type { FORMAT_SETTINGS, SettingName } from '../../core/formats/settings.ts';
import type { FORMAT_WARNINGS } from '../../core/formats/warnings.ts';

type Setting = (typeof FORMAT_SETTINGS)[number];
type ChoiceKey<S> = S extends { readonly name: infer N extends string; readonly choices: readonly (infer C extends string | number)[] }
  ? `setting.${N}.${C}`
  : never;
/** A format, a setting, a choice or a refusal without a sentence does not compile. */
type FormatTextKey =
  | `format.${FormatId}`
  | `format.${FormatId}.about`
  | `setting.${SettingName}`
  | `setting.${SettingName}.example`
  | ChoiceKey<Setting>
  | `refusal.${(typeof FORMAT_REFUSALS)[number]}`
  | `warning.${(typeof FORMAT_WARNINGS)[number]}`;

/** Names of formats and their settings as the set-up screen says them, with an example each. ICU MessageFormat. */
export const deFormats = {
  'format.eselstall': 'Eselstall Königswinter',
  'format.eselstall.about':
    '5 Durchgänge, nach jedem wechseln die Tische nach Platz. Gezählt werden Punkte für den Platz am Tisch und ein Zehntel der Spielpunkte.',
  'format.wielandstrasse': 'Wielandstraße',
  'format.wielandstrasse.about': '3 Durchgänge mit Pflichtsolo, danach eine Endrunde in Gruppen nach Rang.',
  'format.heinz': 'Béi Chéz Heinz',
  'format.heinz.about': 'Jeder Durchgang wird neu ausgelost, die Spielpunkte werden zusammengezählt.',
  'format.tc-solo': 'Tarock-Club SOLO',
  'format.tc-solo.about': 'Ausgeloste Durchgänge, Summe der Spielpunkte, auf Wunsch mit Abrechnung in Geld.',
  'format.ddv': 'Deutscher Doppelkopf-Verband',
  'format.ddv.about': 'Durchgänge von 24 Spielen mit Zeitgrenze, ein Pflichtsolo je Durchgang.',

  'setting.sessions': 'Durchgänge',
  'setting.sessions.example': 'So oft werden an diesem Abend Plätze vergeben. Eine Endrunde zählt mit: 3 Durchgänge und Endrunde sind 4.',
  'setting.games.four': 'Spiele an einem Vierertisch',
  'setting.games.four.example': '8 Spiele sind 2 Runden: Jeder gibt zweimal.',
  'setting.games.five': 'Spiele an einem Fünfertisch',
  'setting.games.five.example': '10 Spiele sind 2 Runden. Weil immer einer aussetzt, spielt jeder 8.',
  'setting.minutes.four': 'Minuten an einem Vierertisch',
  'setting.minutes.four.example': 'Bei 100 Minuten endet ein Durchgang, der um 19:00 beginnt, um 20:40. Ohne Eintrag läuft keine Uhr.',
  'setting.minutes.five': 'Minuten an einem Fünfertisch',
  'setting.minutes.five.example': 'Am Fünfertisch wird mehr gespielt, also darf es länger dauern: 125 statt 100 Minuten.',
  'setting.tables': 'Tischgrößen',
  'setting.tables.fewestFives': 'so wenige Fünfertische wie möglich',
  'setting.tables.mostFives': 'so viele Fünfertische wie möglich',
  'setting.tables.example': '20 Personen sitzen an fünf Vierertischen oder an vier Fünfertischen.',
  'setting.firstSeating': 'Plätze im ersten Durchgang',
  'setting.firstSeating.lot': 'reines Los',
  'setting.firstSeating.fewestRepeats': 'Los mit wenigen Wiedersehen',
  'setting.firstSeating.example':
    'Mit wenigen Wiedersehen wird der ganze Abend geplant: 16 Personen können fünf Durchgänge lang immer auf neue Gegner treffen.',
  'setting.laterSeating': 'Plätze in den weiteren Durchgängen',
  'setting.laterSeating.lot': 'reines Los',
  'setting.laterSeating.fewestRepeats': 'Los mit wenigen Wiedersehen',
  'setting.laterSeating.byPlace': 'nach Platz am Tisch',
  'setting.laterSeating.example':
    'Nach Platz: Der Erste bleibt, der Zweite geht einen Tisch weiter, der Dritte zwei, der Vierte drei, der Fünfte vier.',
  'setting.firstDealer': 'Wer zuerst gibt',
  'setting.firstDealer.seatOne': 'Sitz 1',
  'setting.firstDealer.lot': 'das Programm lost',
  'setting.firstDealer.atTable': 'der Tisch lost selbst',
  'setting.firstDealer.example':
    'Lost der Tisch selbst, etwa mit der höchsten Karte, ist auf der Spielliste Platz dafür. Bis Sie etwas anderes eintragen, gibt Sitz 1.',
  'setting.counts': 'Was ein Durchgang zählt',
  'setting.counts.points': 'die Spielpunkte',
  'setting.counts.placePoints': 'Punkte für den Platz und einen Teil der Spielpunkte',
  'setting.counts.example': 'Der Erste am Tisch hat 36 Spielpunkte. Er bekommt 36 oder 4 + 3,6 = 7,6.',
  'setting.placePoints.0': 'Punkte für den Ersten am Tisch',
  'setting.placePoints.0.example': 'Erster mit 36 Spielpunkten: 4 + 3,6 = 7,6.',
  'setting.placePoints.1': 'Punkte für den Zweiten',
  'setting.placePoints.1.example': 'Zweiter mit 4 Spielpunkten: 3 + 0,4 = 3,4.',
  'setting.placePoints.2': 'Punkte für den Dritten',
  'setting.placePoints.2.example': 'Dritter mit −6 Spielpunkten: 2 − 0,6 = 1,4.',
  'setting.placePoints.3': 'Punkte für den Vierten',
  'setting.placePoints.3.example': 'Vierter mit −10 Spielpunkten: 1 − 1,0 = 0,0.',
  'setting.placePoints.4': 'Punkte für den Fünften',
  'setting.placePoints.4.example': 'Am Fünfertisch bekommt auch der Fünfte noch 1 Punkt.',
  'setting.equalAtTable': 'Gleiche Spielpunkte am Tisch',
  'setting.equalAtTable.betterPlace': 'alle bekommen den besseren Platz',
  'setting.equalAtTable.shared': 'sie teilen sich die Punkte',
  'setting.equalAtTable.example':
    'Zwei Zweite: Beide bekommen 3 Punkte, oder sie teilen 3 und 2 und bekommen je 2,5. Was nicht aufgeht, wird abgerundet.',
  'setting.negativeShare': 'Anteil bei Minuspunkten',
  'setting.negativeShare.tenth': 'ein Zehntel, wie bei Pluspunkten',
  'setting.negativeShare.hundredth': 'ein Hundertstel',
  'setting.negativeShare.example':
    'Der Letzte hat −20 Spielpunkte. Mit einem Zehntel bekommt er 1 − 2,0 = −1,0, mit einem Hundertstel 1 − 0,2 = 0,8.',
  'setting.dropWorst': 'Den schlechtesten Durchgang streichen',
  'setting.dropWorst.example':
    'Aus 12, −5 und 7 werden 19. Wer einen Durchgang versäumt hat, streicht keinen mehr. Die Endrunde wird nie gestrichen.',
  'setting.tieBreak': 'Gleicher Stand',
  'setting.tieBreak.shared': 'gleicher Platz',
  'setting.tieBreak.lastSession': 'der bessere letzte Durchgang',
  'setting.tieBreak.bestSession': 'der beste Durchgang',
  'setting.tieBreak.soloCount': 'mehr gespielte Soli',
  'setting.tieBreak.lot': 'das Los',
  'setting.tieBreak.example':
    'Zwei haben 24. Sie teilen sich Platz 2 und der Nächste ist Vierter, oder es entscheidet, wer zuletzt besser war.',
  'setting.compulsorySolo.per': 'Pflichtsolo',
  'setting.compulsorySolo.per.none': 'keines',
  'setting.compulsorySolo.per.tournament': 'eines am Abend',
  'setting.compulsorySolo.per.session': 'eines je Durchgang',
  'setting.compulsorySolo.per.example':
    'Eines am Abend: Jeder spielt vor der Endrunde ein Pflichtsolo. Ein zweites zählt als gewöhnliches Solo.',
  'setting.compulsorySolo.price': 'Abzug ohne Pflichtsolo',
  'setting.compulsorySolo.price.example': 'Mit 15: Aus 10, 0 und 3 werden ohne Pflichtsolo −2 statt 13.',
  'setting.compulsorySolo.silentSoloCounts': 'Ein stilles Solo darf das Pflichtsolo sein',
  'setting.compulsorySolo.silentSoloCounts.example':
    'Wer beide Kreuz-Damen hält und schweigt, kann das Spiel hinterher als Pflichtsolo angeben.',
  'setting.compulsorySolo.sameDealerAgain': 'Nach einem Pflichtsolo gibt derselbe noch einmal',
  'setting.compulsorySolo.sameDealerAgain.example': 'Sitz 2 gibt, Sitz 4 spielt sein Pflichtsolo: Auch das nächste Spiel gibt Sitz 2.',
  'setting.final': 'Der letzte Durchgang ist eine Endrunde',
  'setting.final.example': 'Die Besten spielen am Siegertisch um den Turniersieg, die anderen in Gruppen nach Rang um die Plätze dahinter.',
  'setting.final.winnersTable': 'Personen am Siegertisch',
  'setting.final.winnersTable.4': '4',
  'setting.final.winnersTable.5': '5, wenn es einen Fünfertisch gibt',
  'setting.final.winnersTable.example': '13 Personen: Gruppen zu 4, 4 und 5 oder zu 5, 4 und 4.',
  'setting.final.winnersCarry': 'Der Siegertisch behält seine Punkte',
  'setting.final.winnersCarry.example':
    'Vor der Endrunde 24, in der Endrunde 11: Am Siegertisch zählen 35 oder nur 11. In den anderen Gruppen zählt immer beides.',
  'setting.final.games.four': 'Spiele der Endrunde an einem Vierertisch',
  'setting.final.games.four.example': 'Ohne Eintrag so viele wie in den anderen Durchgängen.',
  'setting.final.games.five': 'Spiele der Endrunde an einem Fünfertisch',
  'setting.final.games.five.example': 'Ohne Eintrag so viele wie in den anderen Durchgängen.',
  'setting.rankingPoints': 'Punkte für die Rangliste',
  'setting.rankingPoints.none': 'keine',
  'setting.rankingPoints.places': 'nach Plätzen',
  'setting.rankingPoints.total': 'der Endstand',
  'setting.rankingPoints.example': 'Nach Plätzen, 15 Teilnehmer: 15 Punkte für Platz 1, 14 für Platz 2, 13 für Platz 3.',
  'setting.rankingTies': 'Ranglistenpunkte bei gleichem Platz',
  'setting.rankingTies.betterPlace': 'die des besseren Platzes',
  'setting.rankingTies.worsePlace': 'die des schlechteren Platzes',
  'setting.rankingTies.example': 'Zwei Zweite unter 15: Beide bekommen 14 oder beide 13.',
  'setting.stakeCents': 'Einsatz je Punkt in Cent',
  'setting.stakeCents.example': 'Mit 10 Cent zahlt, wer bei −32 steht, 3,20 Euro in den Topf. Ohne Eintrag gibt es keine Abrechnung.',

  'refusal.format.unknownSetting': 'Die Einstellung „{name}“ gibt es nicht.',
  'refusal.format.notAnObject': 'Hier werden mehrere Angaben zusammen erwartet.',
  'refusal.format.notWhole': 'Hier muss eine ganze Zahl stehen.',
  'refusal.format.outOfRange': '{value} geht nicht: mindestens {min}, höchstens {max}.',
  'refusal.format.notAChoice': 'Diese Auswahl gibt es nicht. Möglich sind: {choices}.',
  'refusal.format.notATick': 'Hier geht nur ja oder nein.',
  'refusal.format.wrongLength': 'Hier werden genau {length} Zahlen erwartet.',
  'refusal.format.placePointsRise': 'Platz {place} bekäme mehr Punkte als der Platz davor.',
  'refusal.format.finalNeedsSessions': 'Vor einer Endrunde muss mindestens ein Durchgang gespielt werden. Mit der Endrunde sind das 2.',
  'refusal.format.dropWorstNeedsSessions': 'Zum Streichen braucht es mindestens 2 Durchgänge, eine Endrunde nicht mitgezählt.',
  'refusal.format.groupsImpossible':
    '{people} Personen lassen sich nicht auf Tische zu vier und fünf verteilen. {fewer, plural, =0 {Es müssen mindestens 4 sein.} other {Mit # geht es.}}',
  'refusal.format.groupsDoNotAddUp':
    'Die Gruppen haben zusammen {seats} Plätze, es spielen aber {people} Personen. Jede Gruppe braucht 4 oder 5.',
  'refusal.format.wrongPeople': 'Ordnen Sie genau diese {count, plural, other {# Personen}}: {people}.',
  'refusal.format.badCalculation': 'Die Angabe „{name}“ fehlt, ist unbekannt oder passt nicht.',

  'warning.format.gamesNotRounds':
    '{games} Spiele zu {size, plural, =4 {viert} other {fünft}} sind keine ganzen Runden: Manche geben öfter als andere.',
  'warning.format.gamesUneven': 'Am Fünfertisch spielt jeder {five} Spiele, am Vierertisch {four}.',
} as const satisfies { readonly [K in FormatTextKey]: string };
