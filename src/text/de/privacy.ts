import type { privacyPhrases as english } from '../en/privacy.js';

export const privacyPhrases: Readonly<Record<keyof typeof english, string>> = {
  'command.privacy': 'Was über mich gespeichert ist: ansehen, mitnehmen, löschen lassen',
  'help.privacy': '{privacy}: was ich über dich speichere, auf Wunsch als Datei, und wie du es löschen lässt.',
  'seat.erased': 'Jemand',
  'privacy.title': 'Was ich über dich weiß',
  'privacy.text': [
    'Damit du spielen kannst, speichere ich:',
    '• deine Discord-ID und deine Namen: auf jedem Server, auf dem du spielst, und den deines Kontos,',
    '• an welchen Tischen du gesessen, was du dort eingetragen und wofür du gestimmt hast, deine Glückswörter, und wo du nicht mehr mitspielen darfst,',
    '• deine Ergebnisse und Wertungen, für `/stats` und `/leaderboard`,',
    '• was du unter `/settings` gewählt hast,',
    '• eine Viertelstunde lang den Weg zu einem privaten Menü, das du offen hast.',
    'Das ist alles: Deine Nachrichten lese ich nicht, und ich gebe nichts weiter.',
  ].join('\n'),
  'privacy.button.data': 'Meine Daten',
  'privacy.button.erase': 'Löschen',
  'privacy.data': 'Hier ist alles, was ich über dich gespeichert habe. Diese Nachricht siehst nur du.',
  'privacy.none': 'Über dich ist noch nichts gespeichert: kein Name, keine Partie, keine Einstellung.',
  'privacy.refuse.files':
    'In diesem Kanal darf ich keine Dateien anhängen und kann dir deine Daten hier nicht geben. Versuch es bitte in einem anderen Kanal.',
  'privacy.ask': [
    'Alles über dich löschen? Das lässt sich nicht rückgängig machen.',
    '• Dein Name, deine Einstellungen, Ergebnisse und Wertungen verschwinden, überall.',
    '• In einer laufenden Partie spielt sofort ein Bot für dich weiter, und du kannst nicht auf deinen Platz zurückkommen.',
    '• Partien, die andere gespielt haben, bleiben; statt deines Namens steht dort **{someone}**, und es bleibt ein Glückswort von dir, von dem ihre Würfel abhängen. Auch die neuesten Nachrichten in den Kanälen ändere ich.',
    'Nicht erreichen kann ich ältere Nachrichten in den Kanälen, etwa Bestenlisten, die allen gezeigt wurden, und Sicherungen bei denen, die mich betreiben.',
  ].join('\n'),
  'privacy.button.yes': 'Ja, alles löschen',
  'privacy.button.no': 'Nein, behalten',
  'privacy.done': 'Erledigt: Über dich ist nichts mehr gespeichert. Wenn du wieder spielst, fängst du neu an.',
  'privacy.refuse.other': 'Diese Frage war für jemand anderen. Mit `/privacy` frage ich dich.',
};
