/*
 * The rule page of each house, on paper and on the screen (ICU MessageFormat). `house.<rule set>.<section>.<n>`, counted from 1;
 * in the section "value" a row is "for what | points". The options in force are facts of every text, so a page never says
 * what the house plays differently tonight. `house.<rule set>.case.<n>` tells what happened; the reckoning is computed.
 */
export const deHouseRules = {
  'house.title': 'Regeln: {house}',
  'house.section.win': 'Wer gewinnt',
  'house.section.value': 'Was zählt',
  'house.section.calls': 'Ansagen',
  'house.section.solo': 'Solo',
  'house.section.penalty': 'Strafen',
  'house.section.evening': 'Der Abend',
  'house.section.cases': 'So wird gerechnet',
  'house.section.options': 'Heute Abend gilt',
  'house.options.none': 'Das Regelblatt lässt nichts offen.',
  'house.options.house': 'abweichend vom üblichen',
  'house.case.points': 'Punkte: {points}',
  'house.case.seats': 'Sitz 1 bis {seats}',
  'house.case.atLeast': 'wird {floor}',
  'house.points': 'Punkte',

  'house.evening.1':
    '{sessions, plural, one {# Durchgang} other {# Durchgänge}}{final, select, true {, der letzte ist die Endrunde} other {}}. {four} Spiele am Vierertisch, {five} am Fünfertisch, wo immer einer aussetzt.',
  'house.evening.2':
    '{laterSeating, select, byPlace {Nach jedem Durchgang bleibt der Erste sitzen, der Zweite geht einen Tisch weiter, der Dritte zwei, der Vierte drei, der Fünfte vier.} fewestRepeats {Vor jedem Durchgang wird gelost, so dass sich möglichst wenige wiedersehen.} other {Vor jedem Durchgang wird neu gelost.}}',
  'house.evening.3':
    '{firstDealer, select, atTable {Den ersten Geber lost der Tisch selbst aus, dann geht es reihum.} lot {Den ersten Geber lost das Programm, er steht auf der Spielliste.} other {Sitz 1 gibt zuerst, dann geht es reihum.}}',
  'house.evening.4':
    '{counts, select, placePoints {Ein Durchgang zählt {first}, {second}, {third}, {fourth} und {fifth} Punkte nach dem Platz am Tisch, dazu ein Zehntel der Spielpunkte{share, select, hundredth {, bei Minuspunkten ein Hundertstel} other {}}.} other {Alle Spielpunkte werden zusammengezählt.}}{dropWorst, select, true { Der schlechteste Durchgang wird gestrichen.} other {}}',
  'house.evening.5':
    '{final, select, true {Die Besten spielen die Endrunde am Siegertisch um den Sieg{carry, select, true {} other { und fangen dort bei 0 an}}, die anderen in Gruppen nach Rang, mit den Punkten der Vorrunde.} other {Gewonnen hat, wer am Ende die meisten Punkte hat.}}',
  'house.evening.6':
    'Gleicher Stand: {tieBreak, select, lastSession {Der bessere letzte Durchgang entscheidet.} bestSession {Der beste Durchgang entscheidet.} soloCount {Wer mehr Soli gespielt hat, liegt vorn.} lot {Das Los entscheidet.} other {gleicher Platz.}}',

  'house.eselstall.win.1': 'Re braucht 121 Augen, Kontra 120. Nur wenn Kontra angesagt ist und Re nicht, braucht Kontra 121.',
  'house.eselstall.win.2':
    'Wer seine Absage nicht schafft, hat verloren. Schaffen es beide nicht, {bothFailed, select, eyes {entscheiden die Augen} other {gewinnt niemand und das Spiel zählt 0}}.',
  'house.eselstall.win.3': 'Gespielt wird ohne Neunen, mit 40 Karten und 10 Stichen.',
  'house.eselstall.value.1': 'Gewonnen | 1',
  'house.eselstall.value.2': 'Gegen die Alten{againstSolo, select, true { oder einen Solisten} other {}} gewonnen | 1',
  'house.eselstall.value.3': 'Solo, gewonnen oder verloren | 1',
  'house.eselstall.value.4': 'Verlierer unter 90, unter 60, unter 30, ohne Stich | je 1',
  'house.eselstall.value.5': 'Jede angesagte Stufe der Gewinner | je 1',
  'house.eselstall.value.6': 'Jede verfehlte Stufe der Verlierer: als erreicht und als angesagt | bis zu je 2',
  'house.eselstall.value.7': 'Re angesagt, Kontra angesagt | je × 2',
  'house.eselstall.value.8': 'Danach: Fuchs, Karlchen, Karlchen gefangen, Doppelkopf | je ±1',
  'house.eselstall.value.9': 'Ein gewonnenes Spiel ist mindestens wert | 0',
  'house.eselstall.calls.1':
    'Die erste Ansage kommt spätestens mit der 5. Karte. Die anderen dürfen bis zur 9. Karte erwidern oder die eigene Partei erhöhen.',
  'house.eselstall.calls.2': 'Keine Stufe ohne die davor: erst Re oder Kontra, dann keine 90, keine 60, keine 30, schwarz.',
  'house.eselstall.calls.3':
    'Bei einer Hochzeit wird spätestens nach dem 1. Stich angesagt. Wer Kontra sagt und Partner wird, hat Re gesagt.',
  'house.eselstall.solo.1': 'Rangfolge: Trumpf, Damen, Buben, dann die Farben. Kein Fleischloser, kein Pflichtsolo.',
  'house.eselstall.solo.2': 'Der Solist bekommt oder zahlt den dreifachen Wert. Beim Damen- und Bubensolo zählen keine Sonderpunkte.',
  'house.eselstall.solo.3': 'Ein stilles Solo und eine Hochzeit ohne Partner zählen wie ein Solo.',
  'house.eselstall.penalty.1':
    'Für falsches Bedienen hat das Regelblatt keine Vorschrift. Die Turnierleitung trägt die Punkte von Hand ein, mit Begründung.',
  'house.eselstall.case.1': 'Re und Kontra sind angesagt, Re hat 115 Augen.',
  'house.eselstall.case.2': 'Herzsolo von Sitz 1, Re ist angesagt, 121 Augen.',
  'house.eselstall.case.3': 'Re hat keine 90 und keine 60 angesagt und kommt auf 172 Augen. Kontra hat 68.',
  'house.eselstall.case.4': 'Nur Kontra ist angesagt, es steht 120 zu 120.',
  'house.eselstall.case.5': 'Re ist angesagt, Re hat 130 Augen und einen Fuchs gefangen.',
  'house.eselstall.case.6': 'Re hat 121 Augen, aber Kontra einen Fuchs und Karlchen.',
  'house.eselstall.case.7': 'Damensolo von Sitz 4, ohne Ansage, 100 Augen.',

  'house.wielandstrasse.win.1':
    'Zuerst die Absagen: Wer seine schafft, hat gewonnen, wer sie nicht schafft, verloren, egal wie viele Augen. Schaffen es beide nicht, {bothFailed, select, eyes {entscheiden die Augen} other {gewinnt niemand und niemand schreibt}}.',
  'house.wielandstrasse.win.2': 'Ohne Ansage oder nur mit Re braucht Re 121. Nur mit Kontra braucht Kontra 121.',
  'house.wielandstrasse.win.3':
    'Sind beide angesagt, braucht {bothCalled, select, firstCallerNeeds121 {die Partei 121, die zuerst angesagt hat} reNeeds121 {Re 121} kontraNeeds121 {Kontra 121} other {die Partei 121, die zuletzt angesagt hat}}, der anderen reichen 120.',
  'house.wielandstrasse.value.1': 'Gewonnen | 1',
  'house.wielandstrasse.value.2': 'Gegen die Alten, einen Solisten oder ein Armut-Paar gewonnen | 1',
  'house.wielandstrasse.value.3': 'Verlierer unter 90, unter 60, unter 30, ohne Stich | je 1',
  'house.wielandstrasse.value.4': 'Jede angesagte Stufe, gleich von wem | je 1',
  'house.wielandstrasse.value.5': '120 Augen gegen keine 90, 90 gegen keine 60, 60 gegen keine 30, 30 gegen schwarz | je 1',
  'house.wielandstrasse.value.6': 'Re angesagt, Kontra angesagt | je 2',
  'house.wielandstrasse.value.7': 'Fuchs gefangen, Karlchen (Doppelkarlchen 2), Doppelkopf der Gewinner | je 1',
  'house.wielandstrasse.value.8':
    'Sonderpunkte der Verlierer | {losersBonus, select, deducted {gehen ab, nie unter 0} other {zählen nicht}}',
  'house.wielandstrasse.calls.1': 'Re oder Kontra spätestens mit 11 Karten auf der Hand, die Antwort mit 10.',
  'house.wielandstrasse.calls.2': 'Keine 90 mit mindestens 10 Karten, keine 60 mit 8, keine 30 mit 6, schwarz mit 4.',
  'house.wielandstrasse.calls.3':
    'Bei einer Hochzeit verschiebt sich das um die Stiche, in denen der Partner gesucht wird, höchstens drei.',
  'house.wielandstrasse.solo.1': 'Rangfolge: Damen, Buben, Farben, Trumpf, Fleischlos, still.',
  'house.wielandstrasse.solo.2':
    'Ein Solist, der gewinnt, schreibt den {soloistFactor, select, 1 {einfachen} other {dreifachen}} Wert. Gewinnen die anderen, schreibt jeder den einfachen.',
  'house.wielandstrasse.solo.3':
    '{solos, select, none {Ein Pflichtsolo gibt es heute nicht.} session {Jeder spielt in jedem Durchgang ein Pflichtsolo} other {Jeder spielt vor der Endrunde ein Pflichtsolo}}{solos, select, none {} other {, sonst gehen {price} Punkte ab.}}',
  'house.wielandstrasse.solo.4': 'Im Solo zählen Karlchen und Doppelkopf nicht, der Fuchs nur im Trumpfsolo und im stillen.',
  'house.wielandstrasse.penalty.1':
    'Falsches Bedienen oder Verwerfen: Das Spiel ist verloren. Gegen die Alten, ein Armut-Paar oder einen Solisten je Gegner 6, gegen Kontra je Spieler 5, ein Solist schreibt 15.',
  'house.wielandstrasse.penalty.2':
    '{misplayPerCall, select, false {War Re oder Kontra angesagt, kommen 2 dazu, beim Solisten 6, auch wenn beide angesagt waren.} other {Für jedes angesagte Re und Kontra kommen 2 dazu, beim Solisten 6.}} Absagen zählen nicht.',
  'house.wielandstrasse.case.1': 'Kontra hat keine 90 angesagt, Re hat 130 Augen.',
  'house.wielandstrasse.case.2': 'Beide haben keine 90 angesagt, Re hat 160 Augen.',
  'house.wielandstrasse.case.3': 'Erst Re, dann Kontra, es steht 120 zu 120.',
  'house.wielandstrasse.case.4': 'Damensolo von Sitz 2 mit Re, 80 Augen.',
  'house.wielandstrasse.case.5': 'Damensolo von Sitz 2 mit Re. Sitz 4 bedient falsch.',
  'house.wielandstrasse.case.6': 'Re hat 121 Augen, Kontra hat einen Fuchs gefangen.',

  'house.heinz.win.1': 'Re braucht 121 Augen, Kontra 120, egal was angesagt ist.',
  'house.heinz.win.2':
    'Eine verfehlte Absage {failedAbsage, select, eyes {kostet nicht das Spiel: Es gewinnt, wer genug Augen hat} other {verliert das Spiel}}. Verfehlen beide, {bothFailed, select, eyes {entscheiden die Augen} other {gewinnt niemand und das Spiel zählt 0}}.',
  'house.heinz.win.3': 'Gespielt wird ohne Neunen, ohne Schieben, ohne Schmeißen, ohne Bock. Die zweite Herz 10 sticht die erste.',
  'house.heinz.value.1': '12 (gewonnen), 9, 6, 3, schwarz: jede Stufe, die die Gewinner erreichen | je 1',
  'house.heinz.value.2': 'Nach einer Absage jede Stufe von 12 bis dahin noch einmal | je 1',
  'house.heinz.value.3':
    'Jede Stufe einer verfehlten Absage, für die anderen | {failedAbsageStake, select, once {je 1} nothing {0} other {je 2}}',
  'house.heinz.value.4': 'Gegen die Alten gewonnen, auch bei 120 zu 120 | 1',
  'house.heinz.value.5':
    'Herzstich, Karlchen, Karlchen gefangen mit der Karo-Dame ({karlchenCaught, select, anyTrick {in jedem Stich} other {im letzten Stich}}), Fuchs, Herz 10 mit dem Doppelhammer gefangen, Doppelkopf | je 1',
  'house.heinz.value.6': 'Dasselbe bei den Verlierern | {losersBonus, select, ignored {zählt nicht} other {je −1}}',
  'house.heinz.value.7': 'Re angesagt, Kontra angesagt: alles zusammen | je × 2',
  'house.heinz.value.8':
    'Ein gewonnenes Spiel kann durch Extrapunkte der anderen | {floor, select, none {ins Minus gehen} other {höchstens auf 0 fallen}}',
  'house.heinz.calls.1': 'Re oder Kontra spätestens nach der 4. Karte, Ende der 1. Runde.',
  'house.heinz.calls.2': 'Keine 9 bis Ende der 2. Runde, keine 6 bis Ende der 3., keine 3 bis Ende der 4., schwarz bis Ende der 5.',
  'house.heinz.calls.3': 'Schweine und Doppelhammer werden vor dem Spiel zusammen mit Re oder Kontra angesagt.',
  'house.heinz.calls.4':
    'Eine Hochzeit ist Re, ohne dass es jemand sagt. Hat der Partner vorher Kontra gesagt, {hochzeitKontra, select, becomesRe {wird es zu Re} other {bleibt es Kontra und verdoppelt}}.',
  'house.heinz.solo.1': 'Rangfolge: Trumpf, Fleischlos, Damen, Buben, Kreuz, Pik, Herz. Ein angesagtes Solo wird gespielt.',
  'house.heinz.solo.2':
    'Fest 12 für den Solisten und 4 je Gegner, mit 121 Augen gewonnen. Nur Kontra der Gegner verdoppelt: 24 und 8. Sonst keine Ansagen und keine Extrapunkte.',
  'house.heinz.solo.3': 'Ein stilles Solo und eine Hochzeit ohne Partner zählen ebenso.',
  'house.heinz.penalty.1':
    'Falsches Bedienen oder Falschspielen zählt als schwarz gegen die eigene Partei: 5, gegen Re dazu 1 gegen die Alten, mal den Ansagen. Im Solo die festen Werte.',
  'house.heinz.penalty.2': 'Solange der Stich nicht vollständig ist, darf der Fehler berichtigt werden.',
  'house.heinz.evening.1': 'Jeder Tisch bestimmt einen Schriftführer. Sein Ergebnis kommt nach dem Durchgang an die Tafel.',
  'house.heinz.case.1': 'Kontra hat keine 9 angesagt, Re hat 55 Augen.',
  'house.heinz.case.2': 'Nichts ist angesagt, es steht 120 zu 120.',
  'house.heinz.case.3': 'Kontra hat keine 9 angesagt, Re hat 95 Augen.',
  'house.heinz.case.4': 'Re ist angesagt und hat 160 Augen, Kontra hat einen Fuchs gefangen.',
  'house.heinz.case.5': 'Hochzeit, Kontra ist angesagt, Re hat 100 Augen.',
  'house.heinz.case.6': 'Bubensolo von Sitz 3, Kontra ist angesagt, es steht 120 zu 120.',
  'house.heinz.case.7': 'Re ist angesagt, Sitz 1 von Re bedient falsch.',

  'house.ddv.win.1': 'Re braucht 121 Augen, Kontra 120. Ist nur Kontra angesagt, braucht Kontra 121.',
  'house.ddv.win.2': 'Mit eigener Absage braucht eine Partei 151, 181, 211 oder alle Stiche.',
  'house.ddv.win.3':
    'Hat nur die andere Partei abgesagt, reichen 90, 60, 30 Augen oder ein Stich. Verfehlen beide ihre Absage, gewinnt niemand.',
  'house.ddv.value.1': 'Gewonnen | 1',
  'house.ddv.value.2': 'Verlierer unter 90, unter 60, unter 30, ohne Stich | je 1',
  'house.ddv.value.3': 'Re angesagt, Kontra angesagt | je 2',
  'house.ddv.value.4': 'Jede angesagte Stufe, gleich von wem | je 1',
  'house.ddv.value.5': '120 Augen gegen keine 90, 90 gegen keine 60, 60 gegen keine 30, 30 gegen schwarz | je 1',
  'house.ddv.value.6': 'Gegen die Alten, Doppelkopf, Fuchs gefangen, Karlchen, gegeneinander verrechnet | je 1',
  'house.ddv.value.7': 'Niemand gewinnt: nur unter 90 und so weiter, die Augen gegen Absagen und Sonderpunkte | verrechnet',
  'house.ddv.calls.1': 'Re oder Kontra mit 11 Karten auf der Hand, keine 90 mit 10, keine 60 mit 9, keine 30 mit 8, schwarz mit 7.',
  'house.ddv.calls.2': 'Wer auf eine Ansage nur Re oder Kontra erwidert, hat dafür eine Karte länger Zeit.',
  'house.ddv.solo.1': 'Alle Soli zählen dreifach für den Solisten, ohne Sonderpunkte und ohne den Punkt gegen die Alten.',
  'house.ddv.solo.2':
    '{solos, select, none {Ein Pflichtsolo gibt es heute nicht.} session {Jeder spielt in jedem Durchgang ein Pflichtsolo.} other {Jeder spielt an diesem Abend ein Pflichtsolo.}}{again, select, true { Danach gibt derselbe noch einmal.} other {}}{price, select, 0 {} other { Fehlt es, gehen {price} Punkte ab.}}',
  'house.ddv.penalty.1':
    'Strafen verhängt die Turnierleitung nach den Turnier-Spielregeln des Verbands. Sie werden als Punkte mit Begründung eingetragen.',
  'house.ddv.evening.1':
    'Sitz 1 gibt zuerst, der letzte Sitz führt die Liste. Jede Zeile ergibt quer 0. Am Vierertisch sind ihre Zahlen alle gerade oder alle ungerade.',
  'house.ddv.case.1': 'Nur Kontra ist angesagt, Re hat 80 Augen.',
  'house.ddv.case.2': 'Re hat keine 60 angesagt und kommt auf 130 Augen.',
  'house.ddv.case.3': 'Beide haben keine 90 angesagt, Re hat 130 Augen.',
  'house.ddv.case.4': 'Kontra hat keine 90 angesagt, es steht 120 zu 120.',
  'house.ddv.case.5': 'Stilles Solo von Sitz 1 mit Re, 216 Augen.',

  'house.tc-solo.win.1': 'Rufer und Partner, oder der Einzelspieler, gewinnen mit 45 Punkten, auch mit Kontra. Gezählt werden 88.',
  'house.tc-solo.win.2': 'Absolut ist mit 56 gewonnen. Im Farbensolo und im Solo gibt es kein Absolut.',
  'house.tc-solo.win.3': 'Wer XX bis XVI hält, muss Solo rufen.',
  'house.tc-solo.value.1': 'Spiel | Rufer 1, Farbensolo 4, Solo 4',
  'house.tc-solo.value.2': 'Absolut angesagt, still | 2, 1',
  'house.tc-solo.value.3': 'Pagat ultimo angesagt | 2, im Solo 4',
  'house.tc-solo.value.4': 'Pagat ultimo still | 1, im Solo 2',
  'house.tc-solo.value.5': 'Mond gefangen | 1',
  'house.tc-solo.value.6': 'Trull, Königstrull, auch der Gegner | je 1, im Solo und Farbensolo je 2',
  'house.tc-solo.value.7': 'Valat angesagt | Rufer 12, sonst 24',
  'house.tc-solo.value.8': 'Valat still | Rufer 6, sonst 12',
  'house.tc-solo.value.9': 'Kontra auf die Zeile | × 2',
  'house.tc-solo.value.10': 'Rekontra, nur beim Rufer | × 4',
  'house.tc-solo.calls.1':
    'Kontra und Rekontra auf ein einfaches Spiel, sein Absolut und seinen Pagat. Im Solo, Farbensolo und Valat nur Kontra.',
  'house.tc-solo.calls.2': 'Wer gegen ein einfaches Spiel die Trull hält, muss Kontra geben. Rekontra darauf muss er nicht annehmen.',
  'house.tc-solo.calls.3':
    'Solo-Valat, Farbensolo-Valat und Kontra-Valat genehmigt vorher die Turnierleitung, ebenso ein Kontra dagegen. Ohne Genehmigung zählt der Valat im Solo und Farbensolo halb, der Kontra-Valat gegen einen Rufer {unapprovedKontraValat, select, full {voll} other {halb}}.',
  'house.tc-solo.calls.4': 'Ein Valat {valat, select, adds {kommt zu allem anderen dazu} other {ersetzt alles andere in diesem Spiel}}.',
  'house.tc-solo.solo.1': 'Ein Einzelspieler bekommt oder zahlt dreifach, jeder Gegner einfach.',
  'house.tc-solo.solo.2':
    'Kontra auf ein Muss-Solo muss nicht angenommen werden: {declinedDoubling, select, playedOn {Dann wird ohne Verdopplung weitergespielt} other {Dann ist das Spiel verloren, jeder Gegner bekommt 4}}.',
  'house.tc-solo.penalty.1':
    'Renonce: Der Verursacher zahlt jedem den Wert des Angesagten. Gegen einen Einzelspieler zahlt er ihm dreifach und den beiden anderen einfach.',
  'house.tc-solo.penalty.2': 'Solange der Stich nicht umgedreht ist, darf der Fehler berichtigt werden. Vergeben: neu geben.',
  'house.tc-solo.case.1': 'Rufer und Partner haben 60 Punkte.',
  'house.tc-solo.case.2': 'Rufer und Partner haben 50 Punkte, ihr angesagter Pagat ultimo bekam Kontra und ist verloren.',
  'house.tc-solo.case.3': 'Solo von Sitz 2 mit 70 Punkten, Trull und stillem Pagat ultimo.',
  'house.tc-solo.case.4': 'Solo von Sitz 2, angesagter Valat, genehmigt und gewonnen.',
  'house.tc-solo.case.5': 'Dasselbe, aber die Turnierleitung war nicht gefragt.',
  'house.tc-solo.case.6': 'Solo von Sitz 1 mit angesagtem Pagat ultimo. Sitz 3 spielt Renonce.',
  'house.tc-solo.case.7': 'Muss-Solo von Sitz 1, das Kontra wird nicht angenommen.',
} as const;
