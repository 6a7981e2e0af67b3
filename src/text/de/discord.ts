import type { discordPhrases as english } from '../en/discord.js';

export const discordPhrases: Readonly<Record<keyof typeof english, string>> = {
  'lobby.open': '{game}: Ein Tisch ist offen',
  'lobby.begun': '{game}: Die Partie hat begonnen',
  'lobby.over': '{game}: Die Partie ist vorbei',
  'lobby.void': '{game}: Die Partie wurde abgebrochen',
  'lobby.cancelled': '{game}: Der Tisch wurde geschlossen',
  'lobby.expired': '{game}: Der Tisch wurde geschlossen (Zeit abgelaufen)',
  'lobby.seat': '{number}. {name}',
  'lobby.host': '{name} (Gastgeber)',
  'lobby.bot': '{name} · {level}',
  'lobby.free':
    '{seats, plural, =0 {Alle Plätze sind besetzt.} one {# Platz ist frei: drück **{join}**.} other {# Plätze sind frei: drück **{join}**.}}',
  'lobby.pace': 'Tempo: {pace}.',
  'lobby.expires': 'Schließt, wenn niemand einen Knopf drückt: ⏳ {when}',
  'lobby.needs': 'Zum Starten braucht es mindestens {least}.',
  'lobby.start': 'Der Gastgeber drückt **{begin}**.',
  'lobby.played': 'Am Tisch: {names}.',
  'lobby.thread': 'Die Spielbretter stehen in {thread}.',
  'lobby.button.join': 'Mitspielen',
  'lobby.button.leave': 'Aufstehen',
  'lobby.button.bot': 'Bot dazu',
  'lobby.button.unbot': 'Bot weg',
  'lobby.button.begin': 'Starten',
  'lobby.button.cancel': 'Schließen',

  'board.parked': '{game}: Warten auf die Mitspieler',
  'board.parked.why':
    'Niemand ist da, also wartet die Partie. Mit **{sheet}** geht sie weiter; nach drei Wochen endet sie ohne Ergebnis.',
  'board.ask': '{names}: {step}',
  'board.everyone': 'Alle',
  'board.account': '{game}: {throws, plural, =2 {die letzten beiden Würfe} other {letzter Wurf}}',
  'board.ended': '{game}: ohne Ergebnis beendet',
  'board.entry': '{seat}: {entries}',
  'board.entry.late': '{entry} (Zeit abgelaufen)',
  'board.unfinished': 'nicht zu Ende gespielt',
  'board.running': 'läuft noch',
  'board.awaited': 'Fehlt noch: {names}.',
  'board.away': '{name} (abwesend)',
  'board.played': 'Für {names} spielt ein Bot, nach zwei verpassten Antworten. Wer zurück will, drückt **{sheet}**.',
  'board.paused': 'Die Uhr steht still: Ich kann in diesem Kanal gerade nichts schreiben.',
  'board.sign.given': '`✓` hat geantwortet',
  'board.sign.due': '`…` fehlt noch',
  'board.standing': '{seat}: {points, plural, one {# Punkt} other {# Punkte}}',
  'board.throw': '🎲 {dice} ({seat})',
  'board.throws': 'Würfe',
  'throws.title': '{game}: alle Würfe',
  'throws.none': 'Es wurde noch nichts geworfen.',
  'board.sheet': 'Mein Blatt',

  'menu.title': '{game}: dein Blatt',
  'menu.you': 'Du',
  'menu.turn': 'Du bist am Zug',
  'menu.threw': '{seat} hat gewürfelt',
  'menu.misfits': '{count, plural, one {nichts passte} other {#× passte nichts}}',
  'menu.answered': 'Deine Antwort: **{entry}**',
  'menu.idle': 'Gerade gibt es für dich nichts zu entscheiden.',
  'menu.played':
    'Du hast zwei Antworten verpasst, deshalb spielt ein Bot für dich. Ein Druck genügt, und du spielst wieder selbst.',
  'menu.inherited':
    'Dieser Platz hatte schon geantwortet, bevor du kamst. Die Antwort bleibt verborgen, bis alle geantwortet haben; dann entscheidest du.',
  'menu.yours': '✓ {label}',
  'menu.sure': '**{move}?** Noch kannst du etwas eintragen.',
  'menu.back': 'Zurück',
  'menu.result': 'Die Partie ist vorbei: Platz {place} mit {points, plural, one {# Punkt} other {# Punkten}} für dich.',
  'menu.void': 'Diese Partie wurde ohne Ergebnis beendet.',

  'result.title': '{game}: Die Partie ist vorbei',
  'result.place': '{medal} Platz {place}: {seat} mit {points, plural, one {# Punkt} other {# Punkten}}',
  'result.played':
    'Für {name} hat am Ende ein Bot gespielt, nach zwei verpassten Antworten. Es zählt der Stand davor: {points, plural, one {# Punkt} other {# Punkte}}.',
  'result.part': '{label}: {points}',
  'result.rating': 'Wertung {before} → {after}',
  'result.best': '⭐ persönlicher Rekord',
  'result.throw': 'Am meisten aus einem Wurf: {points, plural, one {# Punkt} other {# Punkte}} für {seat} · {dice}',
  'result.again': 'Revanche',

  'footer.match': '{game} · Partie {mark}',

  'choose.title': 'Du spielst hier mehrere Partien. Welches Blatt?',
  'choose.match': '{game} mit {others}',
  'choose.awaited': '{match} (wartet auf dich)',
  'choose.lobby': '{match} (noch nicht begonnen)',
  'choose.pardon': '{match} (wieder hereinlassen)',

  'notice.bug':
    'Bei mir ist etwas schiefgegangen. Schau bitte nach, ob es trotzdem gezählt hat, und versuch es sonst noch einmal.',
  'notice.oldButton': 'Dieser Knopf gehört zu einer älteren Nachricht und tut nichts mehr. Versuch es mit `/help`.',
  'notice.guildOnly': 'Tische stehen in den Kanälen eines Servers: Benutze das bitte dort.',
  'notice.permissions':
    'Ich kann hier keinen Tisch aufmachen, denn mir {count, plural, one {fehlt ein Recht} other {fehlen Rechte}}: {list}. Wer den Server verwaltet, kann mir das geben.',
  'pause.missing':
    'Ich kann in diesem Kanal nichts mehr schreiben, denn mir {count, plural, one {fehlt ein Recht} other {fehlen Rechte}}: {list}. Deine Antworten zählen trotzdem, und die Uhr steht still, bis mir das jemand gibt, der den Server verwaltet.',
  'pause.locked':
    'Ich kann in diesem Thread nichts schreiben, denn er ist gesperrt. Deine Antworten zählen trotzdem, und die Uhr steht still, bis er wieder offen ist.',
  'notice.threadPermissions':
    'Auf diesem Server bekommt jede Partie einen eigenen Thread, doch dafür {count, plural, one {fehlt mir hier ein Recht} other {fehlen mir hier Rechte}}: {list}. Wer den Server verwaltet, kann mir das geben oder Threads mit `/settings server` abschalten.',
  'permission.view': 'Kanal anzeigen',
  'permission.send': 'Nachrichten senden',
  'permission.threads': 'Nachrichten in Threads senden',
  'permission.newThreads': 'Öffentliche Threads erstellen',
  'permission.embed': 'Links einbetten',
  'permission.history': 'Nachrichtenverlauf anzeigen',

  'thread.name': '{game}, {when}',
};
