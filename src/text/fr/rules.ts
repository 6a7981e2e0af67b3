import type { rulesPhrases as english } from '../en/rules.js';

export const rulesPhrases: Readonly<Record<keyof typeof english, string>> = {
  'rules.title': '{game} : {page}',
  'rules.button': 'Règles',
  'rules.jump': 'Aller à une page',
  'rules.option': '{number}. {title}',
  'rules.example': 'Exemple',
  'rules.here.title': 'Comment jouer ici',
  'rules.here.text': [
    '`/{game} start` ouvre une table. Les autres appuient sur **{join}**, des robots peuvent prendre les places libres, et l’hôte appuie sur **{begin}**.',
    'Un seul plateau montre chaque lancer et change au fil de la partie. Le bouton **{sheet}** au-dessous ouvre ton menu, qui n’est que pour toi et reste dessous : ta fiche et tout ce que tu peux faire maintenant. Tu peux changer ta réponse jusqu’à la dernière.',
    'L’hôte choisit combien de temps une réponse peut prendre : 60 secondes, 10 minutes ou 24 heures. Qui est en retard passe. Après deux réponses manquées de suite, on ne t’attend plus, et à 60 secondes un robot joue pour toi, jusqu’à ce que tu appuies sur **{sheet}**.',
  ].join('\n'),
};
