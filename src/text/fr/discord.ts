import type { discordPhrases as english } from '../en/discord.js';

export const discordPhrases: Readonly<Record<keyof typeof english, string>> = {
  'lobby.open': '{game} : une table est ouverte',
  'lobby.begun': '{game} : la partie a commencé',
  'lobby.over': '{game} : la partie est finie',
  'lobby.void': '{game} : la partie a été arrêtée',
  'lobby.cancelled': '{game} : la table a été fermée',
  'lobby.expired': '{game} : la table a été fermée (temps écoulé)',
  'lobby.seat': '{number}. {name}',
  'lobby.host': '{name} (hôte)',
  'lobby.bot': '{name} · {level}',
  'lobby.free':
    '{seats, plural, =0 {Toutes les places sont prises.} one {# place est libre : appuie sur **{join}**.} other {# places sont libres : appuie sur **{join}**.}}',
  'lobby.pace': 'Rythme : {pace}.',
  'lobby.expires': 'Se ferme si personne n’appuie sur un bouton : ⏳ {when}',
  'lobby.needs': 'Il faut être au moins {least} pour commencer.',
  'lobby.start': 'L’hôte appuie sur **{begin}**.',
  'lobby.played': 'À la table : {names}.',
  'lobby.thread': 'Les plateaux sont dans {thread}.',
  'lobby.button.join': 'Rejoindre',
  'lobby.button.leave': 'Quitter',
  'lobby.button.bot': 'Ajouter un robot',
  'lobby.button.unbot': 'Retirer un robot',
  'lobby.button.begin': 'Commencer',
  'lobby.button.cancel': 'Fermer',

  'board.parked': '{game} : on attend les joueurs',
  'board.parked.why':
    'Il n’y a personne, alors la partie attend. **{sheet}** la relance ; au bout de trois semaines elle s’arrête sans résultat.',
  'board.ask': '{names} : {step}',
  'board.everyone': 'Tout le monde',
  'board.account': '{game} : {throws, plural, =2 {les deux derniers lancers} other {dernier lancer}}',
  'board.ended': '{game} : arrêté sans résultat',
  'board.entry': '{seat} : {entries}',
  'board.entry.late': '{entry} (temps écoulé)',
  'board.unfinished': 'pas joué jusqu’au bout',
  'board.running': 'en cours',
  'board.awaited': 'On attend {names}.',
  'board.away': '{name} (absent)',
  'board.played':
    'Un robot joue pour {names}, après deux réponses manquées. Pour revenir, il suffit d’appuyer sur **{sheet}**.',
  'board.paused': 'Le temps est arrêté : je ne peux rien publier dans ce salon pour l’instant.',
  'board.sign.given': '`✓` a répondu',
  'board.sign.due': '`…` n’a pas encore répondu',
  'board.standing': '{seat} : {points, plural, one {# point} other {# points}}',
  'board.throw': '🎲 {dice} ({seat})',
  'board.throws': 'Lancers',
  'throws.title': '{game} : tous les lancers',
  'throws.none': 'Rien n’a encore été lancé.',
  'board.sheet': 'Ma fiche',

  'menu.title': '{game} : ta fiche',
  'menu.you': 'Toi',
  'menu.turn': 'À ton tour',
  'menu.threw': 'Lancer de {seat}',
  'menu.misfits': '{count, plural, one {rien à inscrire} many {#× rien} other {#× rien}}',
  'menu.answered': 'Ta réponse : **{entry}**',
  'menu.idle': 'Rien à choisir pour toi en ce moment.',
  'menu.played': 'Tu as manqué deux réponses : un robot joue pour toi. Appuie une fois, et tu joues de nouveau.',
  'menu.inherited':
    'Cette place avait répondu avant ton arrivée. La réponse reste cachée jusqu’à ce que tout le monde ait répondu ; ensuite, c’est toi qui choisis.',
  'menu.yours': '✓ {label}',
  'menu.sure': '**{move} ?** Tu peux encore inscrire quelque chose.',
  'menu.back': 'Retour',
  'menu.result':
    'La partie est finie : {place, selectordinal, one {#re} other {#e}} place avec {points, plural, one {# point} other {# points}}.',
  'menu.void': 'Cette partie a été arrêtée sans résultat.',

  'result.title': '{game} : la partie est finie',
  'result.place':
    '{medal} {place, selectordinal, one {#re} other {#e}} place : {seat} avec {points, plural, one {# point} other {# points}}',
  'result.played':
    'À la fin, un robot a joué pour {name}, après deux réponses manquées. Le total d’avant compte : {points, plural, one {# point} other {# points}}.',
  'result.part': '{label} : {points}',
  'result.rating': 'cote {before} → {after}',
  'result.best': '⭐ record personnel',
  'result.throw': 'Le plus en un lancer : {points, plural, one {# point} other {# points}} pour {seat} · {dice}',
  'result.again': 'Revanche',

  'footer.match': '{game} · partie {mark}',

  'choose.title': 'Tu joues plusieurs parties ici. Quelle fiche ?',
  'choose.match': '{game} avec {others}',
  'choose.awaited': '{match} (on t’attend)',
  'choose.lobby': '{match} (pas encore commencée)',
  'choose.pardon': '{match} (laisser revenir)',

  'notice.bug':
    'Quelque chose a mal tourné de mon côté. Regarde si ton action a compté quand même, et sinon réessaie, s’il te plaît.',
  'notice.oldButton': 'Ce bouton vient d’un ancien message et ne fait plus rien. Essaie `/help`.',
  'notice.guildOnly': 'Les tables se trouvent dans les salons d’un serveur : utilise ceci là-bas.',
  'notice.permissions':
    'Je ne peux pas ouvrir de table dans ce salon, car il me manque {count, plural, one {une permission} other {des permissions}} : {list}. Une personne qui gère le serveur peut me l’accorder.',
  'pause.missing':
    'Je ne peux plus rien publier dans ce salon, car il me manque {count, plural, one {une permission} other {des permissions}} : {list}. Tes réponses comptent quand même, et le temps est arrêté jusqu’à ce qu’une personne qui gère le serveur me l’accorde.',
  'pause.locked':
    'Je ne peux rien publier dans ce fil, car il est verrouillé. Tes réponses comptent quand même, et le temps est arrêté jusqu’à sa réouverture.',
  'notice.threadPermissions':
    'Sur ce serveur, chaque partie se joue dans son propre fil, mais il me manque ici {count, plural, one {une permission} other {des permissions}} pour cela : {list}. Une personne qui gère le serveur peut me l’accorder, ou désactiver les fils avec `/settings server`.',
  'permission.view': 'Voir le salon',
  'permission.send': 'Envoyer des messages',
  'permission.threads': 'Envoyer des messages dans les fils',
  'permission.newThreads': 'Créer des fils publics',
  'permission.embed': 'Intégrer des liens',
  'permission.history': 'Voir les anciens messages',

  'thread.name': '{game}, {when}',
};
