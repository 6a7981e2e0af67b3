import type { openPhrases as english } from '../en/open.js';

export const openPhrases: Readonly<Record<keyof typeof english, string>> = {
  'open.refuse.here':
    'Tu as déjà {most} tables ouvertes dans ce salon dont la partie n’a pas encore commencé. Lance l’une d’elles ou ferme-la, et tu pourras ouvrir la suivante ici.',
  'open.refuse.server':
    'Tu as déjà {most} tables ouvertes sur ce serveur dont la partie n’a pas encore commencé. Lance l’une d’elles ou ferme-la, et tu pourras ouvrir la suivante.',
  'open.refuse.tables':
    '{most} tables que tu as ouvertes sur ce serveur sont encore en cours. Joue l’une d’elles jusqu’au bout ou arrête-la, et tu pourras ouvrir la suivante.',
  'open.refuse.channel':
    'Il y a déjà {most} tables dans ce salon qui attendent des joueurs. Rejoins l’une d’elles, ou ouvre la tienne dans un autre salon.',
  'open.refuse.often': 'Tu as ouvert {most} tables en quelques minutes. Attends un peu avant la suivante : ⏳ {when}',
  'open.playing': 'la partie est en cours',
};
