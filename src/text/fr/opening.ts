import type { openingPhrases as english } from '../en/opening.js';

export const openingPhrases: Readonly<Record<keyof typeof english, string>> = {
  'opened.host': '[Ta table est ouverte]({way}), et tu as la première place.',
  'opened.guest': 'Tu as une place pour la revanche : [voici sa table]({way}).',
  'opened.pending':
    'Ta table est en train de s’ouvrir, mais Discord n’a pas encore accepté son message. Il apparaît dans {where} dès que Discord l’accepte. Si Discord le refuse, la table se referme.',
  'opened.pendingGuest':
    'Tu as une place pour la revanche, mais Discord n’a pas encore accepté le message de sa table. Il apparaît dans {where} dès que Discord l’accepte. Si Discord le refuse, la table se referme.',
  'opened.missing':
    'Il me manque {count, plural, one {une permission} other {des permissions}} dans {where} : {list}. Une personne qui gère le serveur peut me l’accorder.',
  'opened.unknown':
    'Discord ne dit pas pourquoi. Essaie dans un autre salon, ou demande à une personne qui gère le serveur de vérifier ce que j’ai le droit de faire dans {where}.',
  'opened.blocked':
    'C’est peut-être un nom à la table : un autre sur ce serveur peut aider. Ou bien une personne qui gère le serveur peut m’exempter de cette règle d’AutoMod.',
  'notice.notMember':
    'Je ne suis pas moi-même sur ce serveur, seules mes commandes y sont : aucune table ne peut donc s’ouvrir ici. Une personne qui gère le serveur peut [m’inviter]({invite}).',
  'notice.locked':
    'Je ne peux pas ouvrir de table dans ce fil, car il est verrouillé. Ouvres-en une dans un autre salon, ou fais déverrouiller ce fil par une personne qui gère les fils.',
  'notice.shut':
    'Je ne peux pas ouvrir de table dans ce salon pour l’instant : Discord a refusé mon dernier message ici, et je ne vois pas quelle permission me manque. Je réessaie tout seul ; essaie encore dans un instant, ou dans un autre salon.',
  'permission.connect': 'Se connecter',
  'thread.refused': 'La partie aurait dû avoir son propre fil, mais {why}. Elle se joue donc dans ce salon.',
  'thread.why.full': 'ce serveur a déjà autant de fils ouverts que Discord le permet',
  'thread.why.blocked': 'l’AutoMod du serveur refuse son titre',
  'thread.why.shut': 'Discord dit qu’il me manque une permission pour cela',
  'thread.why.late': 'Discord a mis trop de temps à le créer',
  'thread.why.refused': 'Discord n’en a pas créé, sans dire pourquoi',
  'games.unposted': 'son message n’est pas là',
  'pause.blocked':
    'L’AutoMod du serveur refuse le plateau de cette partie, personne ne le voit donc. Tes réponses comptent quand même, et le temps est arrêté jusqu’à ce qu’un plateau soit accepté ; `/games` mène chacun à sa fiche. Une personne qui gère le serveur peut m’exempter de cette règle.',
  'pause.refused':
    'Discord n’accepte pas le plateau de cette partie, par une erreur de ma part, personne ne le voit donc. Je réessaie sans cesse, et tout de suite si quelque chose change. Tes réponses comptent quand même, et le temps est arrêté jusqu’à ce qu’un plateau soit accepté ; `/games` mène chacun à sa fiche.',
  'begin.refuse.permissions':
    'La partie ne peut pas encore commencer, car je ne pourrais pas publier son plateau : il me manque ici {count, plural, one {une permission} other {des permissions}} : {list}. Une personne qui gère le serveur peut me l’accorder. Personne ne perd sa place en attendant.',
  'begin.refuse.locked':
    'La partie ne peut pas encore commencer, car ce fil est verrouillé et je ne pourrais pas publier son plateau. Fais-le déverrouiller par une personne qui gère les fils. Personne ne perd sa place en attendant.',
  'begin.refuse.shut':
    'La partie ne peut pas encore commencer, car Discord a refusé mon dernier message dans ce salon, et je ne vois pas quelle permission me manque. Je réessaie tout seul : appuie encore sur le bouton dans un instant. Personne ne perd sa place en attendant.',
};
