import type { rulesPhrases as english } from '../en/rules.js';

export const rulesPhrases: Readonly<Record<keyof typeof english, string>> = {
  'rules.title': '{game}: {page}',
  'rules.button': 'Reglur',
  'rules.jump': 'Fara á síðu',
  'rules.option': '{number}. {title}',
  'rules.example': 'Dæmi',
  'rules.here.title': 'Svona er spilað hér',
  'rules.here.text': [
    '`/{game} start` opnar borð. Aðrir ýta á **{join}**, þjarkar mega taka laus sæti og gestgjafinn ýtir á **{begin}**.',
    'Eitt spilaborð sýnir hvert kast og breytist með leiknum. Hnappurinn **{sheet}** undir því opnar þína eigin valmynd sem aðeins þú sérð og er alltaf þar fyrir neðan: blaðið þitt og allt sem þú mátt gera núna. Þú mátt breyta svari þínu þar til það síðasta er komið.',
    'Gestgjafinn velur hve langan tíma svar má taka: 60 sekúndur, 10 mínútur eða 24 klukkustundir. Sá sem er of seinn passar. Eftir tvö svör í röð sem vantar bíður enginn eftir þér, og við 60 sekúndur spilar þjarki fyrir þig, þangað til þú ýtir á **{sheet}**.',
  ].join('\n'),
};
