/** Lines of the program's own log, and how one gets at it. Never a name: figures, ids and codes only. */
export const deLog = {
  'log.started': 'Start: Turnierabend {version}, {shell}, {system}, Node {node}',
  'log.opened': 'Geöffnet: {file}',
  'log.openedReadOnly': 'Geöffnet, nur zum Lesen: {file}',
  'log.notOpened': 'Nicht geöffnet ({code}): {sentence}',
  'log.saved': 'Ausgeführt: {what}, Turnier {stream}, Eintrag {seq}, {ms} ms',
  'log.refused': 'Abgelehnt: {what}, Turnier {stream}, {code} ({detail}), {ms} ms',
  'log.failed': 'Frage gescheitert: {what} ({detail})',
  'log.pageGone': 'Fenster abgestürzt: {role}, {reason}',
  'log.crashed': 'Fehler im Programm: {detail}',
  'log.closed': 'Ende',
  'log.closedSaved': 'Ende. Die Datei war nicht mehr an ihrem Platz, gesichert als {saved}',
  'desk.action.log': 'Protokoll des Programms zeigen',
  'desk.action.logSave': 'Protokoll des Programms herunterladen',
  'desk.action.log.detail': 'zum Nachsehen und Verschicken; Namen stehen nicht darin',
  'menu.log': 'Protokoll des Programms zeigen',
  'refusal.logInBrowser': 'Im Browser wird das Protokoll heruntergeladen, nicht gezeigt.',
} as const;
