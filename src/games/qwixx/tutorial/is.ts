import type { RulesPhrases } from './en.js';

export const is: RulesPhrases = {
  'qwixx.rules.whole.title': 'Spilið í hnotskurn',
  'qwixx.rules.whole.text': [
    'Fjórar raðir, frá vinstri til hægri: það sem þú sleppir er glatað.',
    '**Allir** mega krossa yfir samtölu hvítu teninganna (H) í einni röð.',
    '**Bara þú**, þegar þú átt leik: svo líka samtölu eins hvíts tenings og eins litatenings, í röðinni í sama lit.',
    'Enginn kross þegar þú átt leik: villukast, −5.',
    '**Lás**: síðasta tala raðar þarf fimm krossa á undan sér, gildir sem tveir og lokar röðinni fyrir öllum.',
    '**Lok**: tveimur röðum lokað eða einhver með fjögur villuköst.',
    '**Stig**: 1, 3, 6, 10, 15, 21 … fyrir 1, 2, 3, 4, 5, 6 … krossa í röð.',
  ].join('\n'),

  'qwixx.rules.sheet.title': 'Blaðið',
  'qwixx.rules.sheet.text': [
    'Á blaðinu þínu eru fjórar raðir: rauð (R) og gul (Gu) frá 2 til 12, græn (Gr) og blá (B) frá 12 til 2. Kast eftir kast krossar þú yfir tölur og hver nýr kross í röð er meira virði en sá á undan. Sá vinnur sem hefur flest stig í lokin.',
    'Tveir til fimm spila, fólk eða þjarkar. Dregið er um hver byrjar og svo gengur leikurinn hringinn.',
  ].join('\n'),
  'qwixx.rules.sheet.example':
    'Autt blað: við hliðina á síðustu tölu hverrar raðar er lásinn (L) og neðst eru fjórir reitir fyrir villuköst.',

  'qwixx.rules.turn.title': 'Gangur leiksins',
  'qwixx.rules.turn.text': [
    'Öllum teningum sem enn eru í leik er kastað: tveimur hvítum (H) og einum fyrir hverja opna röð.',
    '**Allir** mega krossa yfir samtölu hvítu teninganna í einni röð. Valið er leynilegt; krossarnir birtast allir í einu.',
    '**Aðeins sá sem á leik** má svo leggja saman annan hvíta teninginn og einn litatening og krossa yfir samtöluna í röðinni í sama lit.',
    'Þá á næsti leikmaður leik.',
  ].join('\n'),
  'qwixx.rules.turn.example':
    'Hvítu teningarnir (H) sýndu samtals 9 og þú krossaðir yfir 9 í bláu röðinni (B). Nú máttu leggja 6 eða 3 við einn litatening.',

  'qwixx.rules.cross.title': 'Frá vinstri til hægri',
  'qwixx.rules.cross.text': [
    'Í hverri röð er krossað frá vinstri til hægri. Byrjaðu hvar sem þú vilt og slepptu eins mörgum tölum og þú vilt; ekki má krossa seinna yfir það sem er vinstra megin við kross. Græna (Gr) og bláa (B) röðin lækka: lág tala þar kostar þig þær hærri.',
    'Enginn þarf nokkurn tíma að krossa og enginn krossar yfir meira en eina tölu í einu.',
  ].join('\n'),
  'qwixx.rules.cross.example':
    'Í rauðu röðinni (R) er krossað yfir 3 og hvítu teningarnir (H) sýna samtals 7. Ef þú krossar þar yfir 7 tapast 4, 5 og 6 endanlega.',

  'qwixx.rules.lock.title': 'Að ljúka röð',
  'qwixx.rules.lock.text': [
    'Til að krossa yfir síðustu tölu raðar – 12 í rauðu (R) og gulu (Gu), 2 í grænu (Gr) og bláu (B) – þarftu minnst fimm krossa á undan í þeirri röð. Með henni krossar þú líka yfir lásinn (L): einn kross í viðbót.',
    'Þá er röðinni lokað fyrir öllum og teningurinn hennar er úr leik. Sá sem krossar um leið yfir sömu tölu og hefur sjálfur fimm krossa fær lásinn líka. Með færri krossum er það aldrei hægt.',
  ].join('\n'),
  'qwixx.rules.lock.example':
    'Fimm krossar í rauðu röðinni (R) og hvítu teningarnir (H) sýna samtals 12: með 12 þar fæst líka lásinn (L). Sjö krossar gefa 28 stig.',

  'qwixx.rules.misthrow.title': 'Villuköst',
  'qwixx.rules.misthrow.text': [
    'Enginn þarf nokkurn tíma að krossa. En ef sá sem á leik setur engan kross í því kasti, hvort sem hann vill það ekki eða getur það ekki, er það villukast: krossað er í einn af reitunum fjórum og það kostar 5 stig. Hnappurinn varar þig við fyrst.',
    'Aðrir fá aldrei villuköst, hvað sem þeir gera.',
  ].join('\n'),
  'qwixx.rules.misthrow.example':
    'Tveir krossar í grænu röðinni (Gr) gefa 3 stig og villukast kostar 5: það gerir {total, plural, one {# stig} other {# stig}}.',

  'qwixx.rules.end.title': 'Lok leiksins og stigin',
  'qwixx.rules.end.text': [
    'Leiknum lýkur strax þegar tveimur röðum hefur verið lokað, sama hver gerði það, eða þegar einhver fær fjórða villukastið. Gerist það með samtölunni sem allir mega krossa yfir leggur enginn litatening við á eftir.',
    '```',
    '{crosses}',
    '{points}',
    '```',
    'Efri línan: krossar í röð að lásnum (L) meðtöldum. Neðri línan: stigin fyrir þá. Leggðu saman raðirnar fjórar og dragðu frá 5 fyrir hvert villukast. Sá sem hefur flest stig vinnur; jafnir deila sæti.',
  ].join('\n'),
  'qwixx.rules.end.example':
    'Rauðu (R) og bláu (B) röðinni hefur verið lokað og leiknum er lokið: þetta blað gefur {total, plural, one {# stig} other {# stig}}.',
};
