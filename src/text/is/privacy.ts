import type { privacyPhrases as english } from '../en/privacy.js';

export const privacyPhrases: Readonly<Record<keyof typeof english, string>> = {
  'command.privacy': 'Hvað er geymt um mig: sjá það, fá það, láta eyða því',
  'help.privacy': '{privacy}: hvað ég geymi um þig, sem skrá ef þú vilt, og hvernig þú lætur eyða því.',
  'seat.erased': 'Einhver',
  'privacy.title': 'Það sem ég veit um þig',
  'privacy.text': [
    'Til þess að þú getir spilað geymi ég:',
    '• Discord-auðkennið þitt og nöfnin þín: á hverjum þjóni þar sem þú spilar, og nafn reikningsins þíns,',
    '• við hvaða borð þú sast, hvað þú skráðir og kaust þar, lukkuorðin þín, og hvar þú mátt ekki spila lengur,',
    '• úrslit þín og styrkleika, fyrir `/stats` og `/leaderboard`,',
    '• það sem þú valdir undir `/settings`,',
    '• í stundarfjórðung leiðina að einkavalmynd sem þú ert með opna.',
    'Það er allt: ég les engin skilaboð frá þér og læt ekkert frá mér.',
  ].join('\n'),
  'privacy.button.data': 'Gögnin mín',
  'privacy.button.erase': 'Eyða',
  'privacy.data': 'Hér er allt sem ég geymi um þig. Aðeins þú sérð þessi skilaboð.',
  'privacy.none': 'Ekkert er enn geymt um þig: ekkert nafn, enginn leikur, engin stilling.',
  'privacy.refuse.files':
    'Ég má ekki hengja skrár við á þessari rás og get því ekki látið þig fá gögnin hér. Prófaðu aðra rás.',
  'privacy.ask': [
    'Eyða öllu um þig? Því verður ekki snúið við.',
    '• Nafn þitt, stillingar, úrslit og styrkleiki hverfa, alls staðar.',
    '• Í leik sem stendur yfir spilar þjarki strax áfram fyrir þig og þú kemst ekki aftur í sætið þitt.',
    '• Leikir sem aðrir spiluðu standa, með **{someone}** í stað nafnsins þíns, og lukkuorð frá þér sem teningar þeirra velta á. Ég breyti líka nýjustu skilaboðunum á rásunum.',
    'Ég næ ekki til eldri skilaboða á rásunum, svo sem stigalista sem öllum voru sýndir, eða öryggisafrita þeirra sem reka mig.',
  ].join('\n'),
  'privacy.button.yes': 'Já, eyða öllu',
  'privacy.button.no': 'Nei, halda',
  'privacy.done': 'Búið: ekkert er lengur geymt um þig. Ef þú spilar aftur byrjarðu upp á nýtt.',
  'privacy.refuse.other': 'Þessi spurning var til annars. Með `/privacy` spyr ég þig.',
};
