import type { sealPhrases as english } from '../en/seal.js';

export const sealPhrases: Readonly<Record<keyof typeof english, string>> = {
  'seal.lobby': '🔏 Sceau des dés : `{seal}`',
  'seal.words': '🍀 {count, plural, one {Mot porte-bonheur} other {Mots porte-bonheur}} : {words}',
  'seal.of': '🔏 Sceau : `{seal}`',
  'seal.secret': '🔑 Secret : `{secret}`',
  'seal.salt': '🧂 Sel : {salt}',
  'seal.kept':
    '🍀 {count, plural, one {Un mot porte-bonheur le suit, qui ne peut pas figurer ici} other {# mots porte-bonheur le suivent, qui ne peuvent pas figurer ici}} : **{button}** donne le sel entier.',
  'seal.next': '🔏 Sceau de la prochaine partie : `{seal}`',
  'seal.button.word': 'Mot porte-bonheur',
  'seal.button.verify': 'Vérifier les dés',

  'word.title': 'Ton mot porte-bonheur',
  'word.label': 'Un mot dont dépendent les dés',
  'word.hint': 'Un mot, un nombre, un signe ; vide : aucun',
  'word.late': 'Cela a pris trop de temps. Appuie encore une fois sur **{button}**.',
  'word.done': 'Ton mot porte-bonheur figure sous le sceau : les dés de la prochaine partie en dépendent.',
  'word.done.none': 'Tu n’as plus de mot porte-bonheur.',
  'word.refuse.blank':
    'Rien de cela ne peut être montré. Saisis quelque chose de visible, ou rien du tout pour n’avoir aucun mot porte-bonheur.',
  'word.refuse.write': 'Tu ne peux pas écrire dans ce salon, et un mot porte-bonheur y figurerait.',
  'word.refuse.begun':
    'La partie a commencé : un mot porte-bonheur ne compte qu’avant. Saisis-en un avant la prochaine partie.',

  'verify.follows':
    '✅ {throws, plural, =0 {Rien n’a été lancé dans cette partie de {game}} =1 {Le seul lancer de cette partie de {game} découle} other {Les # lancers de cette partie de {game} découlent}}{throws, plural, =0 {.} other { du secret scellé avant elle, et du sel.}} Son sceau est `{seal}` : compare-le à celui qui figurait avant la partie.',
  'verify.differs':
    '❌ La ligne {line} de cette partie de {game} ne découle pas du secret scellé avant elle. Il faudrait le signaler à qui me fait tourner.',
  'verify.on':
    'Cette partie de {game} est en cours. Ses dés sont scellés ; le secret sera montré à la fin, et chaque lancer pourra être vérifié.',
  'verify.unsealed':
    'Les dés de cette partie de {game} n’étaient pas scellés : elle a commencé avant que je n’en scelle.',
  'verify.unreadable':
    'Les dés de cette partie de {game} ne peuvent pas être vérifiés ici : ses règles ont changé depuis.',
  'verify.unknown':
    'Il n’y a pas de partie {match} sur ce serveur. L’identifiant d’une partie figure au bas de son résultat.',
  'verify.how':
    'Pour vérifier par toi-même, enregistre les deux fichiers et ouvre `{page}` dans un navigateur. La page lit `{record}`, qui contient le déroulement, le sceau, le secret et le sel, et n’a pas besoin du réseau.',
  'verify.how.alone':
    'Pour vérifier par toi-même, prends le fichier : il contient le déroulement, le sceau, le secret et le sel. Une page et une commande fournies avec mon programme le lisent.',
  'option.match': 'partie',
  'command.verify': 'Vérifier que les dés d’une partie sont ceux qui avaient été scellés',
  'command.verify.match': 'L’identifiant au bas de son résultat',
};
