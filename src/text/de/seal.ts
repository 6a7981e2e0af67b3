import type { sealPhrases as english } from '../en/seal.js';

export const sealPhrases: Readonly<Record<keyof typeof english, string>> = {
  'seal.lobby': '🔏 Siegel der Würfel: `{seal}`',
  'seal.words': '🍀 {count, plural, one {Glückswort} other {Glückswörter}}: {words}',
  'seal.of': '🔏 Siegel: `{seal}`',
  'seal.secret': '🔑 Geheimnis: `{secret}`',
  'seal.salt': '🧂 Salz: {salt}',
  'seal.kept':
    '🍀 {count, plural, one {Darauf folgt ein Glückswort, das hier nicht stehen darf} other {Darauf folgen # Glückswörter, die hier nicht stehen dürfen}}: **{button}** hat das ganze Salz.',
  'seal.next': '🔏 Siegel der nächsten Partie: `{seal}`',
  'seal.button.word': 'Glückswort',
  'seal.button.verify': 'Würfel prüfen',

  'word.title': 'Dein Glückswort',
  'word.label': 'Ein Wort, von dem die Würfel abhängen',
  'word.hint': 'Wort, Zahl oder Zeichen; leer: keines',
  'word.late': 'Das hat zu lange gedauert. Drücke noch einmal auf **{button}**.',
  'word.done': 'Dein Glückswort steht unter dem Siegel: Die Würfel der nächsten Partie hängen von ihm ab.',
  'word.done.none': 'Du hast kein Glückswort mehr.',
  'word.refuse.blank':
    'Davon lässt sich nichts zeigen. Gib etwas Sichtbares ein, oder gar nichts, um kein Glückswort zu haben.',
  'word.refuse.write': 'Du darfst in diesem Kanal nicht schreiben, und ein Glückswort stünde darin.',
  'word.refuse.begun':
    'Die Partie hat begonnen: Ein Glückswort zählt nur vorher. Gib vor der nächsten Partie eines ein.',

  'verify.follows':
    '✅ {throws, plural, =0 {In dieser Partie {game} wurde nicht gewürfelt} =1 {Der eine Wurf dieser Partie {game} folgt} other {Alle # Würfe dieser Partie {game} folgen}}{throws, plural, =0 {.} other { aus dem Geheimnis, das vorher versiegelt wurde, und aus dem Salz.}} Ihr Siegel ist `{seal}`: Vergleiche es mit dem, das vor der Partie da stand.',
  'verify.differs':
    '❌ Zeile {line} dieser Partie {game} folgt nicht aus dem Geheimnis, das vorher versiegelt wurde. Wer mich betreibt, sollte davon erfahren.',
  'verify.on':
    'Diese Partie {game} läuft noch. Ihre Würfel sind versiegelt; das Geheimnis steht da, sobald sie vorbei ist, und dann lässt sich jeder Wurf prüfen.',
  'verify.unsealed':
    'Die Würfel dieser Partie {game} waren nicht versiegelt: Sie begann, bevor ich Würfel versiegelt habe.',
  'verify.unreadable':
    'Die Würfel dieser Partie {game} lassen sich hier nicht prüfen: Ihre Regeln haben sich seitdem geändert.',
  'verify.unknown':
    'Auf diesem Server gibt es keine Partie {match}. Die Kennung einer Partie steht unter ihrem Ergebnis.',
  'verify.how':
    'Um selbst zu prüfen, speichere beide Dateien und öffne `{page}` in einem Browser. Die Seite liest `{record}` – darin stehen Aufzeichnung, Siegel, Geheimnis und Salz – und braucht kein Netz.',
  'verify.how.alone':
    'Um selbst zu prüfen, nimm die Datei: In ihr stehen Aufzeichnung, Siegel, Geheimnis und Salz. Eine Seite und ein Befehl, die zu meinem Programm gehören, lesen sie.',
  'option.match': 'partie',
  'command.verify': 'Prüfen, ob die Würfel einer Partie die sind, die vorher versiegelt wurden',
  'command.verify.match': 'Die Kennung unter ihrem Ergebnis',
};
