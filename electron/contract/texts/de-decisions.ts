import type { LabelCode } from '../../core/tournament/labels.ts';
import type { MarkCode } from '../../core/tournament/marks.ts';
import type { TournamentRefusal, TournamentWarning } from '../../core/tournament/refusals.ts';

/** Refusals of the service itself: role, wire, storage. */
export type ServiceRefusal =
  | 'stale'
  | 'staleUnknown'
  | 'badCommand'
  | 'badQuery'
  | 'unknownQuery'
  | 'forbidden'
  | 'personUnknown'
  | 'personExists'
  | 'personNameMissing'
  | 'personErased'
  | 'personMerged'
  | 'personNotMerged'
  | 'mergeSelf'
  | 'mergeTogether'
  | 'importNameMissing'
  | 'importPointsWrong'
  | 'importEveningsWrong'
  | 'importYearWrong'
  | 'importPersonUnknown'
  | 'importPersonTwice'
  | 'readOnly'
  | 'diskFull'
  | 'fileBusy'
  | 'fileGone'
  | 'fileReplaced'
  | 'fileCorrupt'
  | 'journalDamaged'
  | 'storageFailed'
  | 'internal'
  | 'disconnected'
  | 'hallUnavailable'
  | 'pdfFailed'
  | 'pdfCancelled'
  | 'printFailed'
  | 'printCancelled';

/** Sentences for refusals of the tournament and the service, and the names of what was decided. ICU MessageFormat. */
export const deDecisions = {
  'refusal.tournamentExists': 'Dieses Turnier gibt es schon.',
  'refusal.tournamentUnknown': 'Dieses Turnier gibt es nicht.',
  'refusal.tournamentIsClosed': 'Das Turnier ist abgeschlossen. Öffnen Sie es wieder, um etwas zu ändern.',
  'refusal.tournamentIsOpen': 'Das Turnier ist nicht abgeschlossen.',
  'refusal.nameMissing': 'Das Turnier braucht einen Namen.',
  'refusal.dateWrong': 'Das Datum muss ein Tag im Kalender sein, zum Beispiel 14.03.2026.',
  'refusal.prizesTooMany': 'Mehr als {most} Preise gehen nicht.',
  'refusal.prizeWrong': 'Preis {number}: Bitte einen Betrag ab 0 Euro.',
  'refusal.certificatePlacesWrong': 'Urkunden gibt es für 1 bis {most} Plätze.',
  'refusal.feeWrong': 'Das Startgeld muss ein Betrag ab 0 Euro sein.',
  'refusal.reasonMissing': 'Bitte schreiben Sie kurz dazu, warum.',
  'refusal.settingsLocked':
    'Das steht fest, sobald Plätze ausgelost sind. Verwerfen Sie die Auslosung oder legen Sie ein neues Turnier an.',
  'refusal.sessionsBelowPlayed': 'Es sind schon {played, plural, one {# Durchgang} other {# Durchgänge}} ausgelost, weniger geht nicht.',
  'refusal.finalFixed':
    'Die Zahl der Durchgänge steht fest: {played, plural, one {einer ist} other {# sind}} schon ausgelost, und der letzte ist das Finale.',
  'refusal.personAlreadyIn': '{person} ist schon angemeldet, mit der Nummer {number}.',
  'refusal.personNotIn': '{person} ist nicht angemeldet.',
  'refusal.withdrawSeated': '{person} hat schon an einem Tisch gesessen. Bitte „gegangen“ wählen, die Ergebnisse bleiben dann stehen.',
  'refusal.numberTaken': 'Die Nummer {number} hat schon {person}.',
  'refusal.numberWrong': 'Die Startnummer muss eine ganze Zahl von 1 bis 9999 sein.',
  'refusal.sessionNotNext': 'Als Nächstes ist Durchgang {next} dran, nicht Durchgang {session}.',
  'refusal.sessionUnknown': 'Durchgang {session} gibt es noch nicht.',
  'refusal.sessionIsClosed': 'Durchgang {session} ist abgeschlossen. Einzelne Spiele lassen sich noch berichtigen.',
  'refusal.sessionHasGames': 'In Durchgang {session} ist schon etwas eingetragen. Er lässt sich nicht mehr neu auslosen.',
  'refusal.sessionsAllPlayed': 'Alle {sessions} Durchgänge sind gespielt.',
  'refusal.sessionNotReleased': 'Die Tische von Durchgang {session} sind noch nicht freigegeben.',
  'refusal.sessionReleased': 'Die Tische von Durchgang {session} sind schon freigegeben.',
  'refusal.drawSizeWrong': 'An Tisch {table} säßen {seats}. Ein Tisch braucht vier oder fünf Personen.',
  'refusal.drawTableNumberWrong': 'Die Tischnummer {table} ist doppelt oder keine Nummer.',
  'refusal.drawPersonTwice': '{person} säße zweimal, zuletzt an Tisch {table}.',
  'refusal.drawPersonNotPresent': '{person} ist nicht da und kann nicht an Tisch {table} sitzen.',
  'refusal.drawPersonMissing': '{person} hat keinen Platz.',
  'refusal.drawDealerWrong': 'An Tisch {table} gibt es den Sitz des ersten Gebers nicht.',
  'refusal.drawTieWrong': 'Die Reihenfolge bei gleichen Punkten passt nicht zu Tisch {table}.',
  'refusal.drawPresenceChanged': 'Seit der Auslosung hat sich geändert, wer da ist: {people}. Bitte neu auslosen.',
  'refusal.wishNeedsTwo': 'Wer nicht zusammensitzen soll: bitte mindestens zwei Personen nennen.',
  'refusal.wishTwoTables': '{person} kann nur an einem Tisch fest sitzen.',
  'refusal.tooFewPeople':
    '{count, plural, =0 {Es ist noch niemand da} one {Erst eine Person ist da} other {Erst # Personen sind da}}. Ab vier kann gespielt werden.',
  'refusal.peopleNotDivisible':
    '{count} Personen lassen sich nicht auf Vierer- und Fünfertische verteilen. Es geht mit 4, 5, 8, 9, 10 und ab 12 Personen.',
  'refusal.tableUnknown': 'Tisch {table} gibt es in Durchgang {session} nicht.',
  'refusal.tableIsClosed': 'Tisch {table} ist fertig. Berichtigen geht weiterhin.',
  'refusal.tableIsOpen': 'Tisch {table} spielt noch.',
  'refusal.tableHasGames': 'Für Tisch {table} stehen schon Spiele in der Liste.',
  'refusal.tableHasTotals': 'Tisch {table} hat Summen abgegeben, einzelne Spiele kommen nicht dazu.',
  'refusal.tableHasNoTotals': 'Tisch {table} hat keine Summen abgegeben.',
  'refusal.tableGamesMissing':
    'An Tisch {table} {missing, plural, one {fehlt noch ein Spiel} other {fehlen noch # Spiele}}. Zum Abschließen bitte dazuschreiben, warum.',
  'refusal.seatWrong': 'Diesen Sitz gibt es an dem Tisch nicht, er hat {seats}.',
  'refusal.approvalNone': 'In diesem Regelblatt genehmigt die Turnierleitung keine Ansagen.',
  'refusal.approvalTwice': 'Für {person} ist das in Spiel {game} schon genehmigt.',
  'refusal.approvalSitsOut': '{person} setzt in Spiel {game} aus und sagt nichts an.',
  'refusal.gameNotNext': 'Als Nächstes ist Spiel {next} dran, nicht Spiel {game}.',
  'refusal.gameListFull': 'Alle {planned} Spiele dieses Tisches sind eingetragen.',
  'refusal.gameUnknown': 'Spiel {game} gibt es an Tisch {table} nicht.',
  'refusal.gameIsVoided': 'Spiel {game} zählt schon nicht.',
  'refusal.gameUnchanged': 'Das ist genau das, was schon dasteht.',
  'refusal.compulsoryRefused': 'In diesem Durchgang gibt es kein Pflichtsolo.',
  'refusal.compulsorySilent': 'Ein stilles Solo zählt hier nicht als Pflichtsolo.',
  'refusal.compulsorySecond':
    '{person} hat das Pflichtsolo schon gespielt, in Durchgang {session} an Tisch {table}. Dieses wird gewertet wie jedes andere Solo.',
  'refusal.ticksCountWrong': 'Für jeden der {seats} Sitze wird gesagt, ob das Pflichtsolo gespielt wurde.',
  'refusal.pointsCountWrong': 'Für jeden der {seats} Sitze wird eine Zahl gebraucht.',
  'refusal.pointsNotWhole': 'Sitz {seat}: bitte eine ganze Zahl.',
  'refusal.pointsNotZeroSum': 'Plus und Minus müssen sich aufheben. Die Summe ist {sum, number, ::sign-always}, sie muss 0 sein.',
  'refusal.pointsSittingSeat': 'Sitz {seat} setzt aus und bekommt 0 Punkte.',
  'refusal.adjustmentPointsWrong': 'Bitte eine ganze Zahl von Punkten, mit Plus oder Minus, höchstens {most}. 0 Punkte ändern nichts.',
  'refusal.adjustmentUnknown': 'Diese Strafe oder Gutschrift gibt es nicht.',
  'refusal.adjustmentWithdrawn': 'Das ist bei {person} schon aufgehoben.',
  'refusal.tieNotByLot': 'In diesem Turnier teilen sich Gleiche den Platz, oder etwas anderes als das Los entscheidet.',
  'refusal.tieUnknown': '{people} haben nicht denselben Platz.',
  'refusal.tiesOpen': 'Auf Platz {place} stehen {people} gleich. Bitte losen oder selbst ordnen.',
  'refusal.seriesUnchanged': 'Das Turnier gehört schon dazu.',
  'refusal.seriesExists': 'Diese Serie gibt es schon.',
  'refusal.seriesUnknown': 'Diese Serie gibt es nicht.',
  'refusal.seriesNameMissing': 'Die Serie braucht einen Namen.',
  'refusal.seriesNameTaken': 'Eine Serie „{name}“ gibt es schon.',
  'refusal.seriesYearsWrong': 'Bitte die Zahl der Jahre angeben, die gezählt werden, von 1 bis 100.',
  'refusal.seriesEveningsWrong': 'Bitte eine ganze Zahl von Abenden ab {min} angeben, höchstens 1000.',
  'refusal.seriesInUse':
    'Zu dieser Serie {count, plural, one {gehört noch ein Turnier} other {gehören noch # Turniere}}. Nehmen Sie es erst heraus.',
  'refusal.openingUnknown': 'Für {person} gibt es diesen Anfangsbestand nicht.',
  'refusal.openingPersonUnknown': 'Die Person in Zeile {row} steht nicht im Adressbuch.',
  'refusal.openingPointsWrong': 'Anfangsbestand von {person}: Diese Punktzahl geht nicht.',
  'refusal.openingEveningsWrong': 'Anfangsbestand von {person}: Die Zahl der Abende muss eine ganze Zahl ab 0 sein.',
  'refusal.openingYearWrong': 'Anfangsbestand von {person}: Das Jahr muss zwischen 1900 und 2200 liegen.',
  'refusal.openingTwice': '{person} kommt für dasselbe Jahr zweimal vor.',
  'refusal.tablesOpen': '{count, plural, one {Tisch {tables} ist} other {Die Tische {tables} sind}} noch nicht fertig.',
  'refusal.sessionOpen': 'Durchgang {session} ist noch nicht abgeschlossen.',
  'refusal.nothingPlayed': 'Es ist noch nichts gespielt.',
  'refusal.textTooLong': 'Das ist zu lang, es passen höchstens {most} Zeichen.',
  'refusal.clockNone': 'Die Uhr wurde noch nicht gestartet.',
  'refusal.clockUnchanged': 'Das tut die Uhr schon.',
  'refusal.clockMinutesWrong': 'Bitte ganze Minuten angeben, höchstens {most}.',
  'refusal.hallPageWrong': 'Diese Seite gibt es im Saal nicht.',
  'refusal.finalTooEarly': 'Der Endstand wird verlesen, wenn im letzten Durchgang alle Tische fertig sind.',
  'refusal.finalReadWrong': 'So viele Plätze gibt es nicht zu verlesen.',
  'refusal.hallFreezeUnchanged': 'Das ist im Saal schon so.',
  'refusal.tournamentFull': 'Alle {capacity} Plätze sind vergeben. {person} kann auf die Warteliste, oder Sie lassen mehr Leute zu.',
  'refusal.capacityWrong': 'Bitte eine ganze Zahl von {least} bis {most}, oder keine Grenze.',
  'refusal.personSeated': '{person} sitzt schon an Tisch {table}.',
  'refusal.personNotAtTable': '{person} sitzt nicht an Tisch {table}.',
  'refusal.personSitsIn': '{person} spielt an Tisch {table} für {people}. Setzen Sie dort erst jemand anderen hin.',
  'refusal.substituteSelf': '{person} kann nicht für sich selbst einspringen.',
  'refusal.noShowPlayed': '{person} hat in diesem Durchgang schon gespielt. Bitte „gegangen“ wählen, die Ergebnisse bleiben dann stehen.',
  'refusal.pauseUnchanged':
    '{pause, select, yes {{person} setzt in Durchgang {session} schon aus.} other {{person} setzt in Durchgang {session} gar nicht aus.}}',
  'refusal.tableFull': 'An Tisch {table} sitzen schon fünf.',
  'refusal.tableHadFive':
    'An Tisch {table} haben in diesem Durchgang schon fünf gespielt, für noch jemanden ist auf der Liste kein Platz. Wer einspringt, kann für den anderen spielen und dessen Punkte holen.',
  'refusal.tableTooFew':
    'An Tisch {table} {count, plural, =0 {sitzt niemand mehr} one {sitzt nur noch einer} other {sitzen nur noch #}}. Setzen Sie jemanden dazu oder schließen Sie den Tisch ab.',
  'refusal.tableNotConfirmed':
    'Das Ergebnis von Tisch {table} ist erst einmal eingetragen. Bitte ein zweites Mal eintragen oder dazuschreiben, warum nicht.',
  'refusal.seatGameWrong': 'An Tisch {table} geht das von Spiel {next} bis Spiel {planned}.',
  'refusal.swapSame': 'Bitte zwei verschiedene Leute wählen, nicht zweimal {person}.',
  'refusal.swapTwoTables': 'Zwischen zwei Tischen gehören die Spiele dem, der am Tisch saß: Die drei anderen haben sie mit ihm gespielt.',
  'refusal.totalsDiffer': 'Die zweite Eingabe ist anders bei {people}. Bitte auf dem Zettel nachsehen.',
  'refusal.sizesByPlace': 'Wenn nach Platz gewechselt wird, ergeben sich die Tische aus den Ergebnissen.',
  'refusal.redrawNothing': 'Nach Durchgang {session} ist noch nichts ausgelost.',
  'refusal.redrawStarted': 'Für Durchgang {session} ist schon etwas eingetragen. Die Plätze bleiben, wie sie gespielt wurden.',
  'refusal.undoUnknown': 'Das steht nicht im Journal.',
  'refusal.undoAlready': 'Das ist schon zurückgenommen.',
  'refusal.undoNever': 'Das lässt sich nicht zurücknehmen.',
  'refusal.undoDepends': 'Darauf baut schon etwas auf: {label}. Nehmen Sie das zuerst zurück oder berichtigen Sie das Spiel.',
  'refusal.redoNotPossible': 'Das lässt sich nicht wiederholen, inzwischen ist etwas anderes geschehen.',
  'refusal.stale': 'Inzwischen ist an einem anderen Fenster etwas geschehen: {between}. Bitte noch einmal ansehen.',
  'refusal.staleUnknown': 'eine Änderung',
  'refusal.badCommand': 'Das konnte nicht gelesen werden ({detail}). Es wurde nichts geändert.',
  'refusal.badQuery': 'Diese Anfrage konnte nicht gelesen werden ({detail}).',
  'refusal.unknownQuery': 'Diese Anfrage gibt es nicht.',
  'refusal.forbidden': 'Dieses Fenster darf das nicht.',
  'refusal.personUnknown': 'Diese Person steht nicht im Adressbuch.',
  'refusal.personExists': 'Diese Person steht schon im Adressbuch.',
  'refusal.personErased': 'Der Name dieser Person ist auf Wunsch gelöscht. Legen Sie sie neu an, wenn sie wieder mitspielt.',
  'refusal.personMerged': 'Dieser Eintrag von {person} ist mit einem anderen zusammengelegt. Nehmen Sie den anderen.',
  'refusal.personNotMerged': '{person} ist mit niemandem zusammengelegt.',
  'refusal.mergeSelf': 'Bitte zwei verschiedene Einträge wählen.',
  'refusal.mergeTogether': '{people} waren beide bei „{tournament}“ angemeldet, sind also zwei verschiedene Leute.',
  'refusal.personNameMissing': 'Die Person braucht einen Namen.',
  'refusal.importNameMissing': 'In dieser Zeile steht kein Name.',
  'refusal.importPointsWrong': '„{given}“ ist keine Punktzahl. Möglich sind ganze Zahlen und höchstens zwei Stellen nach dem Komma.',
  'refusal.importEveningsWrong': '„{given}“ ist keine Zahl von Abenden.',
  'refusal.importYearWrong': '„{given}“ ist kein Jahr.',
  'refusal.importPersonUnknown': '{name} steht noch nicht im Adressbuch.',
  'refusal.importPersonTwice': '{name} gibt es im Adressbuch mehrmals. Bitte auswählen.',
  'refusal.readOnly': 'Diese Datei ist schon in einem anderen Fenster geöffnet. Hier kann nur gelesen werden.',
  'refusal.diskFull': 'Die Festplatte ist voll. Es wurde nichts geändert. Schaffen Sie Platz und speichern Sie noch einmal.',
  'refusal.fileBusy': 'Ein anderes Programm benutzt die Datei gerade. Es wurde nichts geändert. Bitte speichern Sie gleich noch einmal.',
  'refusal.fileGone':
    'Die Datei mit den Turnieren wurde gelöscht oder verschoben. Es wurde nichts geändert. Beenden Sie Turnierabend: Was bisher eingetragen ist, wird dabei unter neuem Namen in den alten Ordner gespeichert.',
  'refusal.fileReplaced':
    'Anstelle der Datei mit den Turnieren liegt dort jetzt eine andere. Es wurde nichts geändert. Beenden Sie Turnierabend: Was bisher eingetragen ist, wird dabei unter neuem Namen daneben gespeichert.',
  'refusal.fileCorrupt':
    'Die Datei mit den Turnieren ist beschädigt. Es wurde nichts geändert und nichts überschrieben. Bitte stellen Sie eine Sicherung her.',
  'refusal.journalDamaged':
    '{count, plural, one {Ein Eintrag lässt} other {# Einträge lassen}} sich nicht lesen (Nummer {seqs}). Damit nichts verloren geht, wird hier nichts mehr eingetragen. Bitte stellen Sie eine Sicherung her.',
  'refusal.storageFailed': 'Die Datei ließ sich nicht schreiben ({detail}). Es wurde nichts geändert.',
  'refusal.internal': 'Das Programm hat einen Fehler gemacht ({detail}). Es wurde nichts geändert.',
  'refusal.disconnected': 'Keine Verbindung zum Programm. Ihre Eingabe steht noch da, es wird gleich noch einmal versucht.',
  'refusal.hallUnavailable': 'Der Saal lässt sich hier nur über seine Adresse öffnen.',
  'refusal.pdfFailed': 'Die PDF-Datei ließ sich nicht schreiben ({detail}).',
  'refusal.printFailed': 'Es wurde nichts gedruckt ({detail}). Als PDF geht es vielleicht.',
  'refusal.printCancelled': 'Das Drucken wurde abgebrochen.',
  'refusal.pdfCancelled': 'Es wurde keine PDF-Datei gespeichert.',
  'label.tournamentCreated': 'Turnier angelegt',
  'label.settingsChanged': 'Einstellungen geändert',
  'label.entrantRegistered': '{person} angemeldet, Nummer {number}',
  'label.entrantWithdrawn': '{person} abgemeldet',
  'label.presenceSet':
    '{person} {presence, select, present {ist da} left {ist gegangen} waiting {steht auf der Warteliste} standby {ist auf Abruf da} noShow {ist nicht gekommen} other {wird erwartet}}',
  'label.paidSet': '{person} {paid, select, yes {hat bezahlt} other {hat nicht bezahlt}}',
  'label.numberSet': '{person} hat jetzt Nummer {number}',
  'label.wishesSet': 'Wünsche an die Auslosung geändert',
  'label.optionsSet': 'Vorgaben des Abends geändert',
  'label.prizesSet': 'Preise festgelegt',
  'label.certificateSet': 'Urkunden beschriftet',
  'label.pauseSet': '{person} {pause, select, yes {setzt in Durchgang {session} aus} other {spielt in Durchgang {session} doch mit}}',
  'label.seatTaken': '{person} setzt sich an Tisch {table}, ab Spiel {from}',
  'label.seatLeft': '{person} steht von Tisch {table} auf',
  'label.standInSet': '{standIn} spielt an Tisch {table} für {person}, ab Spiel {from}',
  'label.seatHandedOver': '{standIn} übernimmt an Tisch {table} den Platz von {person}, ab Spiel {from}',
  'label.seatsSwapped': 'Plätze getauscht: {people}',
  'label.dealerSet': 'Tisch {table}, Geber von Spiel {game} gesetzt',
  'label.valatApproved': '{person}: {against, select, yes {Kontra gegen einen Valat} other {Valat}} genehmigt, Tisch {table}, Spiel {game}',
  'mark.sumsZero': 'Jede Zeile ergibt 0.',
  'mark.sumsOff': '{count, plural, =0 {Die Summen ergeben} one {Spiel {games} ergibt} other {Spiele {games} ergeben}} nicht 0.',
  'mark.evenOdd': 'Jede Zeile ist ganz gerade oder ganz ungerade.',
  'mark.evenOddOff':
    '{count, plural, =0 {Die Summen sind} one {Spiel {games} ist} other {Spiele {games} sind}} teils gerade, teils ungerade. An einem Vierertisch kommt das nicht vor.',
  'mark.gamesMissing': '{played} von {planned} Spielen eingetragen, {difference, plural, one {eines fehlt} other {# fehlen}}.',
  'mark.gamesOver': '{played} Spiele eingetragen, {difference, plural, one {eines mehr} other {# mehr}} als die {planned} vorgesehenen.',
  'mark.compulsoryOpen': 'Pflichtsolo noch offen: {people}.',
  'label.tableCountsSet':
    'Durchgang {session}, Tisch {table} {counts, select, nothing {zählt nicht} other {zählt, wie gespielt}}: {reason}',
  'label.totalsConfirmed': 'Tisch {table}, Ergebnis zum zweiten Mal eingetragen',
  'label.drawAdopted': 'Durchgang {session} ausgelost',
  'label.drawDiscarded': 'Auslosung von Durchgang {session} verworfen',
  'label.drawReleased': 'Tische von Durchgang {session} freigegeben',
  'label.firstDealerSet': 'Tisch {table}, erster Geber gesetzt',
  'label.gameRecorded': 'Tisch {table}, Spiel {game} eingetragen',
  'label.gameCorrected': 'Durchgang {session}, Tisch {table}, Spiel {game} berichtigt',
  'label.gameVoided': 'Durchgang {session}, Tisch {table}, Spiel {game} gestrichen',
  'label.totalsRecorded': 'Tisch {table}, Summen eingetragen',
  'label.totalsCorrected': 'Durchgang {session}, Tisch {table}, Summen berichtigt',
  'label.adjusted': '{person} {points, number, ::sign-always} Punkte: {reason}',
  'label.adjustmentWithdrawn': '{person} {points, number, ::sign-always} Punkte aufgehoben: {reason}',
  'label.tieSettled': '{by, select, lot {Los gezogen} other {Reihenfolge bestimmt}}: {people}',
  'label.seriesSet': '{set, select, yes {In eine Serie genommen} other {Aus der Serie genommen}}',
  'label.tableClosed': 'Tisch {table} abgeschlossen',
  'label.tableReopened': 'Tisch {table} wieder geöffnet',
  'label.sessionClosed': 'Durchgang {session} abgeschlossen',
  'label.tournamentClosed': 'Turnier abgeschlossen',
  'label.tournamentReopened': 'Turnier wieder geöffnet',
  'label.hallSceneSet':
    'Saal zeigt {scene, select, welcome {die Begrüßung} seatingByName {die Plätze nach Namen} seatingByTable {die Plätze nach Tischen} standings {den Stand} call {den Aufruf} clock {die Uhr} announcement {die Ansage} reveal {den Endstand} ranking {die Rangliste} black {Schwarz} other {von selbst das Richtige}}',
  'label.hallLineSet': 'Zeile an den Saal gesetzt',
  'label.clockStarted': 'Uhr gestartet: {minutes} Minuten für Durchgang {session}',
  'label.clockPaused': 'Uhr angehalten',
  'label.clockResumed': 'Uhr läuft weiter',
  'label.extraTimeSet': '{minutes, plural, =0 {Tisch {table}: keine Zeit extra} other {Tisch {table}: # Minuten extra}}',
  'label.hallPageSet': '{page, plural, =0 {Seiten im Saal blättern wieder} other {Saal auf Seite # gehalten}}',
  'label.hallFreezeSet': '{frozen, select, yes {Bild im Saal angehalten} other {Bild im Saal läuft weiter}}',
  'label.finalRead': '{people, plural, =0 {Endstand: nichts mehr verlesen} other {Endstand: # Plätze verlesen}}',
  'label.hallListSet':
    'Saal: {list, select, allTime {ewige Liste} lastYears {Liste der letzten Jahre} other {Jahresmeisterschaft}} gewählt',
  'label.hallSwitched': '{what, select, gong {Gong} other {Meldungen im Saal}} {on, select, yes {eingeschaltet} other {ausgeschaltet}}',
  'name.erased': 'Teilnehmer {number}',
  'label.undone': 'Zurückgenommen',
  'label.redone': 'Wiederholt',
} as const satisfies {
  readonly [K in
    | `refusal.${TournamentRefusal | TournamentWarning | ServiceRefusal}`
    | `label.${LabelCode}`
    | `mark.${MarkCode}`
    | 'name.erased']: string;
};
