import type { openingPhrases as english } from '../en/opening.js';

export const openingPhrases: Readonly<Record<keyof typeof english, string>> = {
  'opened.host': '[Borðið þitt er opið]({way}), og þú átt fyrsta sætið.',
  'opened.guest': 'Þú átt sæti í næsta leik: [hér er borðið]({way}).',
  'opened.pending':
    'Verið er að opna borðið þitt, en Discord hefur ekki enn tekið við skilaboðunum um það. Þau birtast í {where} um leið og Discord tekur við þeim. Ef Discord hafnar þeim er borðinu lokað aftur.',
  'opened.pendingGuest':
    'Þú átt sæti í næsta leik, en Discord hefur ekki enn tekið við skilaboðunum um borðið. Þau birtast í {where} um leið og Discord tekur við þeim. Ef Discord hafnar þeim er borðinu lokað aftur.',
  'opened.missing':
    'Mig vantar {count, plural, one {heimild} other {heimildir}} í {where}: {list}. Sá sem stjórnar þjóninum getur veitt mér það.',
  'opened.unknown':
    'Discord segir ekki hvers vegna. Reyndu á annarri rás, eða biddu þann sem stjórnar þjóninum að athuga hvað ég má gera í {where}.',
  'opened.blocked':
    'Kannski er það vegna nafns við borðið: annað nafn á þessum þjóni gæti hjálpað. Eða sá sem stjórnar þjóninum getur undanþegið mig þeirri reglu AutoMod.',
  'notice.notMember':
    'Ég er ekki á þessum þjóni, aðeins skipanirnar mínar, svo hér er ekki hægt að opna borð. Sá sem stjórnar þjóninum getur [boðið mér]({invite}).',
  'notice.locked':
    'Ég get ekki opnað borð í þessum þræði, því hann er læstur. Opnaðu borð á annarri rás, eða fáðu þann sem stjórnar þráðum til að opna þennan.',
  'notice.shut':
    'Ég get ekki opnað borð á þessari rás í augnablikinu: Discord hafnaði síðustu skilaboðum mínum hér, og ég veit ekki um neina heimild sem mig vantar. Ég reyni sjálfkrafa aftur, svo reyndu aftur eftir mínútu eða á annarri rás.',
  'permission.connect': 'Tengjast',
  'thread.refused': 'Leikurinn átti að fá eigin þráð, en {why}. Þess vegna er hann spilaður á þessari rás.',
  'thread.why.full': 'á þessum þjóni eru þegar eins margir opnir þræðir og Discord leyfir',
  'thread.why.blocked': 'AutoMod þjónsins hafnar titli hans',
  'thread.why.shut': 'Discord segir að mig vanti heimild til þess',
  'thread.why.late': 'Discord var of lengi að því',
  'thread.why.refused': 'Discord bjó engan til og segir ekki hvers vegna',
  'games.unposted': 'skilaboðin um það eru ekki komin',
  'pause.blocked':
    'AutoMod þjónsins hafnar spilaborði þessa leiks, svo enginn sér það. Svörin þín gilda samt, og klukkan stendur kyrr þangað til spilaborð kemst að; `/games` vísar öllum á blaðið sitt. Sá sem stjórnar þjóninum getur undanþegið mig þeirri reglu.',
  'pause.refused':
    'Discord tekur ekki við spilaborði þessa leiks vegna villu hjá mér, svo enginn sér það. Ég reyni aftur og aftur, og strax ef eitthvað breytist. Svörin þín gilda samt, og klukkan stendur kyrr þangað til spilaborð kemst að; `/games` vísar öllum á blaðið sitt.',
  'begin.refuse.permissions':
    'Leikurinn getur ekki hafist enn, því ég gæti ekki birt spilaborðið: mig vantar {count, plural, one {heimild} other {heimildir}} hér: {list}. Sá sem stjórnar þjóninum getur veitt mér það. Enginn missir sætið sitt á meðan.',
  'begin.refuse.locked':
    'Leikurinn getur ekki hafist enn, því þessi þráður er læstur og ég gæti ekki birt spilaborðið. Fáðu þann sem stjórnar þráðum til að opna hann. Enginn missir sætið sitt á meðan.',
  'begin.refuse.shut':
    'Leikurinn getur ekki hafist enn, því Discord hafnaði síðustu skilaboðum mínum á þessari rás, og ég veit ekki um neina heimild sem mig vantar. Ég reyni sjálfkrafa aftur: ýttu aftur á hnappinn eftir smástund. Enginn missir sætið sitt á meðan.',
};
