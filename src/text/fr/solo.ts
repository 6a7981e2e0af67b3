import type { soloPhrases as english } from '../en/solo.js';

export const soloPhrases: Readonly<Record<keyof typeof english, string>> = {
  'lobby.button.alone': 'Jouer en solo',
  'solo.lobby': '{seat} joue en solo et appuie sur **{begin}**.',
  'solo.time': 'Aucun chrono : une partie commencée attend trois semaines.',
  'solo.menu': 'La partie est finie : {points, plural, one {# point} other {# points}}.',
  'solo.best': '⭐ nouveau record',
  'solo.figures': 'En solo : {matches, plural, one {# partie} other {# parties}} · record {best} · moyenne {average}',
  'solo.throw': 'Le plus en un lancer : {points, plural, one {# point} other {# points}} · {dice}',
  'solo.again': 'Rejouer',
  'solo.ask.leave':
    'Quitter cette partie de {game} ? Tu la joues en solo : elle s’arrête tout de suite sans résultat et ne compte pas.',
  'solo.ask.end': 'Arrêter cette partie ? Elle s’arrête tout de suite sans résultat et ne compte pas.',
  'solo.reason': 'La partie a été abandonnée avant la fin : elle n’a pas de résultat.',
  'solo.refuse.kick': 'Cette partie se joue en solo : personne n’y est remplacé.',
  'solo.refuse.series':
    'En solo, tu joues une partie à la fois : n’indique pas le nombre de parties, ou prends plus de places.',
  'solo.refuse.others':
    'Entre-temps, quelqu’un d’autre s’est assis à cette table. Commencez la partie ensemble, ou ouvre une table à une place.',
};
