import type { tablePhrases as english } from '../en/table.js';

export const tablePhrases: Readonly<Record<keyof typeof english, string>> = {
  'table.done.cancelled': 'Borðinu er lokað.',
  'table.done.ended': 'Leiknum var slitið án úrslita.',

  'table.refuse.seats': 'Í þessu spili eru {least} til {most} sæti, eða eitt án annarra. Veldu eina af þessum tölum.',
  'table.refuse.bots':
    '{most, plural, =0 {Með einu sæti spilarðu án annarra og án þjarka.} one {Með svo mörgum sætum er í mesta lagi pláss fyrir # þjarka.} other {Með svo mörgum sætum er í mesta lagi pláss fyrir # þjarka.}}',
  'table.refuse.seated': 'Þú situr nú þegar við þetta borð.',
  'table.refuse.notSeated': 'Þú átt ekki sæti við þetta borð. Ýttu á „Vera með“ til að setjast.',
  'table.refuse.full': 'Öll sæti við þetta borð eru skipuð. Þú getur opnað þitt eigið borð.',
  'table.refuse.notHost': 'Aðeins gestgjafi þessa borðs má gera þetta.',
  'table.refuse.noBot': 'Enginn þjarki situr við þetta borð.',
  'table.refuse.tooFew':
    'Í þessu spili þurfa minnst {least} sæti að vera skipuð. Bíddu eftir einhverjum eða bættu við þjarka.',
  'table.refuse.begun': 'Þessi leikur er hafinn. `/games` vísar leikmönnum á blaðið sitt.',
  'table.refuse.notBegun': 'Þessi leikur er ekki hafinn: gestgjafinn byrjar hann við borðið.',
  'table.refuse.cancelled': 'Þessu borði var lokað. Þú getur opnað nýtt með upphafsskipuninni.',
  'table.refuse.expired': 'Tíminn var búinn, svo þessu borði var lokað. Þú getur opnað nýtt með upphafsskipuninni.',
  'table.refuse.closed': 'Þessum leik er lokið. Þú getur opnað nýtt borð með upphafsskipuninni.',
  'table.refuse.stillOn': 'Þessi leikur stendur enn. Næsti leikur getur hafist þegar honum er lokið.',
  'table.refuse.stranger':
    'Þú átt ekki sæti við þetta borð, svo hér er ekkert blað fyrir þig. Þú getur opnað þitt eigið borð.',
  'table.refuse.strangerOver': 'Aðeins þau sem spiluðu geta gert þetta. Þú getur opnað þitt eigið borð.',
  'table.refuse.noMatchHere':
    'Þú ert ekki í neinum leik á þessari rás. Opnaðu borð með upphafsskipuninni eða sestu við eitthvert borð.',
  'table.refuse.nothingToEnd': 'Ekkert borð fyrir þetta spil er opið á þessari rás.',
  'table.refuse.mayNotEnd':
    'Áður en leikur hefst getur aðeins gestgjafi borðs, eða sá sem má stjórna þjóninum, lokað því.',
  'table.refuse.unknown':
    'Ég þekki þetta borð ekki og engu var breytt. Kannski tilheyrir það framvindu sem er ekki lengur til, því ég var færður aftur í afrit. `/games` vísar á borðin þín; með upphafsskipuninni opnar þú nýtt.',
  'table.undone':
    'Það sem þú ýttir á tilheyrir framvindu sem er ekki lengur til: ég var færður aftur í eldra afrit. Engu var breytt. Borðið heldur áfram í {where} þaðan sem það var þá.',

  'table.note.stale': 'Það kast er liðið. Hér er það nýjasta.',
  'table.note.notAsked': 'Þú hefur ekkert að velja núna.',
  'table.note.illegal': 'Þetta kast leyfir það ekki. Hér sérðu hvað er hægt.',

  'table.reason.ended': 'Gestgjafinn eða stjórnandi sleit leiknum.',
  'table.void.game': 'Þetta spil er ekki lengur í boði hér, svo leiknum er slitið án úrslita.',
  'table.void.version': 'Reglum þessa spils var breytt eftir að leikurinn hófst, svo honum er slitið án úrslita.',
  'table.void.record': 'Skráning þessa leiks er ekki lengur læsileg, svo honum er slitið án úrslita.',

  'table.gone.channel': 'Rás þessa borðs var eytt, svo því er lokað án úrslita.',
  'table.gone.server': 'Mér var vísað af þessum þjóni, svo borðinu er lokað án úrslita.',
  'table.gone.shut': 'Í heilan mánuð gat ég ekki skrifað á rás þessa borðs, svo því er lokað án úrslita.',
  'table.gone.unposted': 'Ég gat ekki birt þetta borð á rás þess, svo því er lokað aftur.',
  'table.gone.blocked': 'AutoMod þjónsins hafnar skilaboðum þessa borðs, svo því er lokað aftur.',
};
