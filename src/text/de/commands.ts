import type { commands as english } from '../en/commands.js';

export const commands: Readonly<Record<keyof typeof english, string>> = {
  'command.start': 'Einen Tisch in diesem Kanal aufmachen',
  'command.start.pace': 'Wie lange eine Antwort dauern darf',
  'command.start.bots': 'Bots, die sich gleich dazusetzen',
  'command.start.seats': 'Wie viele Plätze der Tisch hat',
  'command.rules': 'Die Regeln, Seite für Seite',
  'command.sheet': 'Mein Blatt und meine Möglichkeiten noch einmal zeigen',
  'command.end': 'Meinen Tisch hier schließen, oder den neuesten, wenn du den Server verwaltest',

  'command.leaderboard': 'Die Besten eines Spiels',
  'command.leaderboard.game': 'Welches Spiel',
  'command.leaderboard.where': 'Wessen Partien zählen',
  'command.leaderboard.by': 'Was verglichen wird',
  'leaderboard.title': '{game}: die Besten',
  'leaderboard.here': 'auf diesem Server',
  'leaderboard.all': 'überall',
  'leaderboard.by.rating': 'nach Wertung',
  'leaderboard.by.wins': 'nach Siegen',
  'leaderboard.by.average': 'nach Punkten im Schnitt',
  'leaderboard.by.best': 'nach bestem Ergebnis',
  'leaderboard.line': '`#{rank}` {name}: **{value}** ({matches, plural, one {# Partie} other {# Partien}})',
  'leaderboard.empty': 'Noch steht hier niemand: Spielt eine Partie!',
  'leaderboard.note.rating': 'Partien mit Bots zählen nicht für die Wertung.',
  'leaderboard.note.average': 'Gelistet ab {least} Partien.',
  'leaderboard.page': 'Seite {page} von {pages}',

  'command.stats': 'Partien, Siege und Wertungen einer Person',
  'command.stats.person': 'Von wem; ohne Angabe: von dir',
  'stats.title': '{name}: Partien auf diesem Server',
  'stats.none': 'Auf diesem Server noch keine Partie.',
  'stats.matches': '{matches, plural, one {# Partie} other {# Partien}}, {wins, plural, one {# Sieg} other {# Siege}}',
  'stats.points': 'im Schnitt {average}, am besten {best}',
  'stats.rating': 'Wertung {rating} nach {rated, plural, one {# Partie} other {# Partien}} ohne Bots',

  'command.help': 'Wie dieser Bot funktioniert',
  'help.title': 'Würfelspiele für diesen Kanal',
  'help.play':
    'Mach mit {starts} einen Tisch auf. Andere drücken **Mitspielen**, oder du holst Bots dazu; dann drückt der Gastgeber **Starten**.',
  'help.sheet':
    'Drück unter der neuesten Tafel auf **Mein Blatt**: Nur du siehst dein Blatt und was du tun kannst. `/{game} sheet` holt beides jederzeit zurück.',
  'help.secret': 'Wo mehrere zugleich wählen, bleibt alles geheim, bis die letzte Antwort da ist.',
  'help.time': 'Wer nicht rechtzeitig antwortet, passt, und niemand muss auf jemanden warten, der weg ist.',
  'help.rules': 'Die Regeln: {rules}. Ergebnisse: `/leaderboard`, `/stats`.',
  'help.end': 'Der Gastgeber, oder wer den Server verwalten darf, schließt einen Tisch mit `/{game} end`.',

  'rules.page': '{game}: Regeln, Seite {page} von {pages}',
  'page.back': 'Zurück',
  'page.next': 'Weiter',
};
