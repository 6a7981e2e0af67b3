import type { RulesPhrases } from './en.js';

export const is: RulesPhrases = {
  'qwantum.rules.whole.title': 'Spilið í hnotskurn',
  'qwantum.rules.whole.text': [
    'Í hverri röð hækka fjórar tölur frá vinstri, svo lækka tvær.',
    'Gildi litar: allir teningar sem sýna hann og sá hvíti (H).',
    '**Bara þú**, þegar þú átt leik: kastaðu sjö teningum og svo aftur þeim sem þú vilt; þá máttu færa einn lit inn í röðina hans.',
    '**Allir** mega svo færa inn einn hinna litanna.',
    'Ekkert fært inn þegar þú átt leik: villukast, −1, næst −2, allt að −5.',
    '**Stig**: fullur dálkur gefur næstlægstu tölu sína; jafnar tölur teljast ein.',
    '**Lok**: þegar einhver hefur fyllt blaðið eða er með fimm villuköst.',
  ].join('\n'),

  'qwantum.rules.sheet.title': 'Blaðið',
  'qwantum.rules.sheet.text': [
    'Á blaðinu þínu eru fjórar raðir með sex reitum: fjólublá (F), blá (B), rauð (R) og gul (Gu). Stigin koma aðeins úr dálkum: þegar reitirnir fjórir í dálki eru fylltir gefur hann næstlægstu tölu sína. Sá vinnur sem hefur flest stig í lokin.',
    'Tveir til fjórir spila, fólk eða þjarkar. Dregið er um hver byrjar og svo gengur leikurinn hringinn.',
  ].join('\n'),
  'qwantum.rules.sheet.example':
    'Autt blað: þykk lína er á eftir fjórða reit hverrar raðar og neðst eru fimm reitir fyrir villuköst.',

  'qwantum.rules.dice.title': 'Gildi teninganna',
  'qwantum.rules.dice.text': [
    'Einn teningur er hvítur (H) með 1 til 6 og sex eru litateningar; hver hlið þeirra sýnir sinn lit og sína tölu. Þær eru allar hér fyrir neðan, ein lína fyrir hvern tening, eins og í teningalistanum í valmyndinni þinni.',
    'Litur gildir samtölu allra teninga sem sýna hann *að viðbættum* hvíta teningnum. Litur sem enginn teningur sýnir gildir hvíta teninginn einan.',
  ].join('\n'),
  'qwantum.rules.dice.example':
    'Hvítt (H) 3. Rautt (R) gildir 4 + 2 + 3 = 9, blátt (B) 4 + 2 + 6 + 3 = 15, gult (Gu) 5 + 3 = 8 og fjólublátt (F), sem enginn teningur sýnir, 3.',

  'qwantum.rules.turn.title': 'Gangur leiksins',
  'qwantum.rules.turn.text': [
    'Sá sem á leik kastar öllum sjö teningunum og má kasta hverjum þeirra sem er einu sinni aftur.',
    '**Aðeins sá sem á leik** má svo færa gildi eins litar inn í röðina í sama lit. Allir sjá það strax.',
    '**Allir**, líka sá sem á leik, mega þá færa inn einn hinna þriggja litanna, eða einn af öllum fjórum ef hann færði engan inn. Valið er leynilegt; tölurnar birtast allar í einu.',
    'Þá á næsti leikmaður leik.',
  ].join('\n'),
  'qwantum.rules.turn.example':
    'Þú færðir inn gult (Gu) 8. Nú mega allir færa inn fjólublátt (F) 3, blátt (B) 15 eða rautt (R) 9.',

  'qwantum.rules.rows.title': 'Upp að línunni, svo niður',
  'qwantum.rules.rows.text': [
    'Hverja röð fyllir þú frá vinstri til hægri og sleppir engum reit. Í fyrstu fjórum reitunum, að þykku línunni, þarf hver tala að vera hærri en sú á undan. Eftir línuna er farið niður: fimmta talan þarf að vera lægri en sú fjórða og sjötta lægri en sú fimmta.',
    'Ekki fara of hratt upp: litur gefur sjaldan meira en 20 og aldrei meira en 33.',
  ].join('\n'),
  'qwantum.rules.rows.example':
    'Rautt (R) 9 og gult (Gu) 8 hafa verið færð inn. Úr þessu kasti passar rautt 7 ekki lengur en gult 12 passar.',

  'qwantum.rules.columns.title': 'Dálkarnir gefa stig',
  'qwantum.rules.columns.text': [
    'Dálkur telur þegar allir fjórir reitir hans eru fylltir og gefur *næstlægstu* tölu sína. Jafnar tölur teljast ein: 4, 4, 7 og 9 gefa 7. Ef allar fjórar eru eins gildir sú tala.',
    'Ein lág tala í dálki gerir því ekkert til en tvær ólíkar gera það. Dálkur með auðum reit gefur ekkert, hversu háar sem tölur hans eru.',
  ].join('\n'),
  'qwantum.rules.columns.example':
    'Fyrsti dálkurinn er fullur með 4, 3, 5 og 4. Næstlægsta tala hans er 4, svo hann gefur {total, plural, one {# stig} other {# stig}}.',

  'qwantum.rules.end.title': 'Villuköst og lok leiksins',
  'qwantum.rules.end.text': [
    'Enginn þarf nokkurn tíma að færa neitt inn. En ef sá sem á leik færir ekkert inn í því kasti fær hann villukast: það fyrsta kostar 1 stig, annað 2 í viðbót og loks það fimmta 5. Aðrir fá aldrei villukast.',
    'Leiknum lýkur strax ef sá sem á leik fyllir allar fjórar raðirnar á undan hinum; annars þegar allir hafa svarað, ef einhver hefur fyllt þær eða fær fimmta villukastið. Fullir dálkar að frádregnum villuköstum: sá sem hefur flest stig vinnur; jafnir deila sæti.',
  ].join('\n'),
  'qwantum.rules.end.example':
    'Hinn leikmaðurinn fékk fimmta villukastið og leiknum er lokið. Þrír fullir dálkar að frádregnu einu villukasti: {total, plural, one {# stig} other {# stig}}.',
};
