import type { openPhrases as english } from '../en/open.js';

export const openPhrases: Readonly<Record<keyof typeof english, string>> = {
  'open.refuse.here':
    'Du hast in diesem Kanal schon {most} Tische offen, deren Partie noch nicht begonnen hat. Starte oder schließ einen davon, dann kannst du hier den nächsten aufmachen.',
  'open.refuse.server':
    'Du hast auf diesem Server schon {most} Tische offen, deren Partie noch nicht begonnen hat. Starte oder schließ einen davon, dann kannst du den nächsten aufmachen.',
  'open.refuse.tables':
    'Auf diesem Server laufen noch {most} Tische, die du aufgemacht hast. Spiel einen davon zu Ende oder beende ihn, dann kannst du den nächsten aufmachen.',
  'open.refuse.channel':
    'In diesem Kanal warten schon {most} Tische auf Mitspieler. Setz dich an einen davon oder mach deinen in einem anderen Kanal auf.',
  'open.refuse.often':
    'Du hast in wenigen Minuten {most} Tische aufgemacht. Warte mit dem nächsten ein wenig: ⏳ {when}',
  'open.playing': 'die Partie läuft',
};
