import type { fairPhrases as english } from '../en/fair.js';

export const fairPhrases: Readonly<Record<keyof typeof english, string>> = {
  'end.ask.lobby': 'Fermer cette table ? Tout le monde y perd sa place.',
  'end.ask':
    'Arrêter cette partie sans résultat ? Elle s’arrête dès que toutes les personnes présentes sont d’accord : {votes} sur {needed} jusqu’ici. {games, plural, one {} other {La série s’arrête avec elle, sans résultat ; les parties finies restent comptées. }}Si tu veux partir sans les autres, quitte plutôt la table.',
  'end.ask.alone':
    'Arrêter cette partie sans résultat ? Personne d’autre n’est là : elle s’arrête tout de suite.{games, plural, one {} other { La série s’arrête avec elle, sans résultat ; les parties finies restent comptées.}}',
  'end.ask.again':
    'Tu es d’accord pour arrêter cette partie sans résultat, comme {votes} des {needed} personnes présentes. Préfères-tu continuer ?',
  'end.ask.moderator':
    'Arrêter tout de suite cette partie des autres, sans résultat ? Elle ne comptera pour personne.{games, plural, one {} other { La série s’arrête avec elle, sans résultat ; les parties finies restent comptées.}}',
  'end.ask.which':
    'Quelle table faut-il arrêter ? Rien ne se passe encore : la question te sera posée une seconde fois.',
  'end.button': 'Arrêter',
  'end.button.close': 'Fermer la table',
  'end.button.stay': 'Continuer',
  'end.voted': 'Ta voix compte : {votes} sur {needed} sont d’accord. Les autres le disent avec la même commande.',
  'end.stayed': 'Tu n’es plus d’accord pour arrêter la partie : elle continue.',
  'end.refuse.stranger':
    'Seules les personnes qui jouent à cette table peuvent arrêter sa partie, toutes ensemble, ou une personne qui gère le serveur et n’y participe pas.',
  'end.refuse.deputy':
    'Tu joues ici pour quelqu’un d’autre : tu ne peux arrêter la partie qu’avec une personne assise à sa propre place. Tu peux quitter la table.',
  'board.ending': '{votes} sur {needed} sont d’accord pour arrêter la partie sans résultat (`/{game} end`).',
  'table.reason.agreed': 'Toutes les personnes présentes ont voulu arrêter la partie : elle n’a pas de résultat.',
  'table.reason.alone': 'La seule personne encore présente a arrêté la partie : elle n’a pas de résultat.',
  'table.reason.moderator': 'Une personne qui gère le serveur a arrêté la partie : elle n’a pas de résultat.',
  'table.reason.abandoned': 'Pendant trois semaines personne n’est revenu, la table se ferme donc sans résultat.',
  'series.ended': 'La série n’a pas de résultat ; les parties finies restent comptées.',
  'series.removed': 'Une personne présente a été écartée de cette série : la série ne compte pour personne.',
  'result.removed': 'Une personne présente a été écartée de cette partie : elle ne compte pour personne.',
  'result.idle': '{name} n’a pas répondu une seule fois en personne et finit à la dernière place.',
};
