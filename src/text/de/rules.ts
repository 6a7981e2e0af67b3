import type { rulesPhrases as english } from '../en/rules.js';

export const rulesPhrases: Readonly<Record<keyof typeof english, string>> = {
  'rules.title': '{game}: {page}',
  'rules.button': 'Regeln',
  'rules.jump': 'Zu einer Seite springen',
  'rules.option': '{number}. {title}',
  'rules.example': 'Beispiel',
  'rules.here.title': 'So spielt man es hier',
  'rules.here.text': [
    '`/{game} start` macht einen Tisch auf. Andere drücken **{join}**, Bots dürfen leere Plätze nehmen, und der Gastgeber drückt **{begin}**.',
    'Ein Spielbrett zeigt jeden Wurf und ändert sich mit dem Spiel. Der Knopf **{sheet}** darunter öffnet dein eigenes Menü, das nur du siehst und das immer darunter bleibt: dein Blatt und alles, was du jetzt tun darfst. Du kannst deine Antwort ändern, bis die letzte da ist.',
    'Der Gastgeber wählt, wie lange eine Antwort dauern darf: 60 Sekunden, 10 Minuten oder 24 Stunden. Wer zu spät ist, passt. Nach zwei verpassten Antworten in Folge wartet niemand mehr auf dich, und bei 60 Sekunden spielt ein Bot für dich, bis du **{sheet}** drückst.',
  ].join('\n'),
};
