import type { privacyPhrases as english } from '../en/privacy.js';

export const privacyPhrases: Readonly<Record<keyof typeof english, string>> = {
  'command.privacy': 'Ce qui est enregistré sur moi : le voir, l’emporter, le faire effacer',
  'help.privacy': '{privacy} : ce que j’enregistre sur toi, en fichier si tu veux, et comment le faire effacer.',
  'seat.erased': 'Quelqu’un',
  'privacy.title': 'Ce que je sais de toi',
  'privacy.text': [
    'Pour que tu puisses jouer, j’enregistre :',
    '• ton identifiant Discord et tes noms : sur chaque serveur où tu joues, et celui de ton compte,',
    '• les tables où tu as joué, ce que tu y as inscrit et voté, tes mots porte-bonheur, et celles où tu n’as plus le droit de jouer,',
    '• tes résultats et tes cotes, pour `/stats` et `/leaderboard`,',
    '• ce que tu as choisi sous `/settings`,',
    '• pendant un quart d’heure, le chemin vers un menu privé que tu as ouvert.',
    'C’est tout : je ne lis aucun de tes messages et je ne transmets rien.',
  ].join('\n'),
  'privacy.button.data': 'Mes données',
  'privacy.button.erase': 'Effacer',
  'privacy.data': 'Voici tout ce que j’ai enregistré sur toi. Ce message n’est que pour toi.',
  'privacy.none': 'Rien n’est encore enregistré sur toi : ni nom, ni partie, ni réglage.',
  'privacy.refuse.files':
    'Je n’ai pas le droit de joindre des fichiers dans ce salon, donc je ne peux pas t’y donner tes données. Essaie dans un autre salon.',
  'privacy.ask': [
    'Effacer tout ce qui te concerne ? C’est définitif.',
    '• Ton nom, tes réglages, tes résultats et tes cotes disparaissent, partout.',
    '• Dans une partie en cours, un robot continue tout de suite pour toi, et tu ne peux pas revenir à ta place.',
    '• Les parties que d’autres ont jouées restent, avec **{someone}** à la place de ton nom, et avec un mot porte-bonheur de toi dont dépendent leurs dés. Je change aussi les derniers messages des salons.',
    'Hors de ma portée : les messages plus anciens des salons, comme les classements montrés à tous, et les sauvegardes de qui me fait tourner.',
  ].join('\n'),
  'privacy.button.yes': 'Oui, tout effacer',
  'privacy.button.no': 'Non, garder',
  'privacy.done': 'C’est fait : plus rien n’est enregistré sur toi. Si tu rejoues, tu repars de zéro.',
  'privacy.refuse.other': 'Cette question était pour quelqu’un d’autre. Avec `/privacy`, c’est à toi que je la pose.',
};
