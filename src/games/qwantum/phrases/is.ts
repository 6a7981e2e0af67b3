import type { Phrases } from './en.js';

/** Names stand in the nominative only: they are not declined. */
export const is: Phrases = {
  'qwantum.name': 'Qwantum',
  'qwantum.summary': 'Kastaðu sjö teningum tvisvar og fylltu fjórar raðir: fyrst upp, svo niður. 2–4 leikmenn.',

  'qwantum.rules.aim': [
    '**Markmiðið.** Á blaðinu þínu eru fjórar raðir, fjólublá, blá, rauð og gul, með sex reitum hver. Fylltu dálkana með háum tölum, og vertu snögg eða snöggur.',
    'Í hverri röð fyllir þú reitina frá vinstri til hægri og sleppir engum. Að þykku línunni, í fyrstu fjórum reitunum, þarf hver tala að vera hærri en sú á undan; eftir hana þarf hver tala að vera lægri.',
  ].join('\n'),
  'qwantum.rules.dice': [
    '**Teningarnir.** Einn er hvítur með 1 til 6 og sex eru litateningar. Hver hlið þeirra hefur sinn lit og sína tölu: hnappurinn **Hliðar teninga** sýnir þær allar.',
    'Litur gildir summu allra teninga sem sýna hann, að hvíta teningnum viðbættum. Litur sem enginn teningur sýnir gildir hvíta teninginn einan.',
  ].join('\n'),
  'qwantum.rules.turn': [
    '**Umferð.** A: sá sem á leik kastar öllum sjö teningunum og má kasta hverjum sem er þeirra einu sinni aftur.',
    'B: *sá sem á leik* má færa gildi eins litar inn í röð þess litar. Allir sjá það strax.',
    'C: *allir*, líka sá sem á leik, mega færa inn einn hinna litanna; einn af öllum fjórum ef ekkert var fært inn í B. Valið er leynilegt; allt birtist saman.',
    'Svo á næsti leikmaður leik.',
  ].join('\n'),
  'qwantum.rules.columns': [
    '**Stigin.** Dálkur með öllum fjórum reitunum fylltum gefur næstlægstu tölu sína. Jafnar tölur teljast ein: 4, 4, 7 og 9 gefa 7.',
    'Ef allar fjórar tölurnar eru eins gefur dálkurinn þá tölu. Dálkur með auðum reit gefur ekkert.',
  ].join('\n'),
  'qwantum.rules.misthrow': [
    '**Villuköst.** Enginn þarf nokkurn tíma að færa neitt inn. En ef sá sem á leik færir ekkert inn, hvorki í B né C, fær hann villukast.',
    'Það fyrsta kostar 1 stig, annað 2 í viðbót, þriðja 3 í viðbót og svo framvegis. Aðrir fá aldrei villuköst.',
  ].join('\n'),
  'qwantum.rules.end': [
    '**Lokin.** Leiknum lýkur þegar einhver hefur fyllt allar fjórar raðirnar: strax í B, eða eftir val allra í C. Honum lýkur líka eftir C þegar einhver fær fimmta villukastið.',
    'Stig fullra dálka, að frádregnum villuköstum, eru úrslitin þín. Sá hæsti vinnur; jafnir deila sæti.',
  ].join('\n'),

  'qwantum.sum': 'Fjólublátt {purple} · Blátt {blue} · Rautt {red} · Gult {yellow}',
  'qwantum.step.again': '{seat} má kasta hvaða teningum sem er einu sinni aftur',
  'qwantum.step.active': 'Skref B: {seat} má færa inn einn lit',
  'qwantum.step.all': 'Skref C: allir mega færa inn einn lit',
  'qwantum.step.rest': 'Skref C: allir mega færa inn einn lit, bara ekki {colour}',

  'qwantum.colour.white': 'Hvítt',
  'qwantum.colour.purple': 'Fjólublátt',
  'qwantum.colour.blue': 'Blátt',
  'qwantum.colour.red': 'Rautt',
  'qwantum.colour.yellow': 'Gult',
  'qwantum.button.white': '{colour} {number}',
  'qwantum.button.die': '{die}: {colour} {number}',
  'qwantum.button.again': 'Kasta aftur: {dice}',
  'qwantum.button.againAll': 'Kasta öllum sjö teningunum aftur',
  'qwantum.button.keep': 'Halda öllum teningum',
  'qwantum.button.all': 'Velja alla',
  'qwantum.button.none': 'Velja engan',
  'qwantum.button.faces': 'Hliðar teninga',
  'qwantum.button.enter': '{colour} {number}',
  'qwantum.button.wait': 'Passa: allir fjórir litirnir verða í boði í skrefi C',
  'qwantum.button.pass': 'Passa',
  'qwantum.button.misthrow': 'Passa: {nth}. villukast (−{cost})',
  'qwantum.button.lastMisthrow': 'Passa: {nth}. villukast (−{cost}), leiknum lýkur',

  'qwantum.note.mark': 'Veldu teningana sem á að kasta aftur, eða haltu þeim öllum.',
  'qwantum.note.faces': [
    '```',
    'hvítur     {die0}',
    'teningur 1 {die1}',
    'teningur 2 {die2}',
    'teningur 3 {die3}',
    'teningur 4 {die4}',
    'teningur 5 {die5}',
    'teningur 6 {die6}',
    '```',
  ].join('\n'),

  'qwantum.label.keep': 'heldur öllum teningum',
  'qwantum.label.again': 'kastar {count, plural, one {# teningi} =7 {öllum sjö teningunum} other {# teningum}} aftur',
  'qwantum.label.enter': '{colour} {number}',
  'qwantum.label.pass': 'passar',

  'qwantum.column': 'dálkur {number}',
  'qwantum.misthrows': 'villuköst',
  'qwantum.news.column': '{seat} fyllir dálk {number}: {points, plural, one {# stig} other {# stig}}.',
  'qwantum.news.misthrow': '{seat} fær villukast ({nth} af {of}): −{nth}.',
  'qwantum.news.endSheet': 'Allar fjórar raðir fylltar: {who}. Leiknum er lokið.',
  'qwantum.news.endMisthrows': '{seat} fékk fimmta villukastið: leiknum er lokið.',
  'qwantum.list.two': '{first} og {second}',
  'qwantum.list.more': '{first}, {rest}',
};
