import type { seatPhrases as english } from '../en/seats.js';

export const seatPhrases: Readonly<Record<keyof typeof english, string>> = {
  'command.leave': 'Standa upp frá borðinu mínu: þjarki spilar áfram og ég má snúa aftur',
  'seat.bot': 'Þjarki ({name})',
  'seat.deputy': '{deputy} (sæti: {name})',
  'seat.note.left': '{name} stóð upp frá borðinu.',
  'seat.note.absent': '{name} var lengi í burtu og annar tók við.',
  'seat.note.sent': '{name} missti sætið: stjórnandi ákvað það.',
  'seat.note.voted': '{name} missti sætið: hinir kusu um það.',
  'leave.ask':
    'Viltu yfirgefa þennan leik ({game})? Þjarki tekur strax við sætinu þínu og spilar áfram með stigin þín. Þú getur snúið aftur þangað til leiknum lýkur; annars lendirðu í síðasta sæti.',
  'leave.ask.deputy': 'Viltu skila sætinu í þessum leik ({game})? Þjarki spilar strax áfram þar.',
  'leave.ask.last':
    'Viltu yfirgefa þennan leik ({game})? Enginn annar spilar þar lengur, svo honum lýkur strax án úrslita.',
  'leave.ask.which':
    'Hvaða borð viltu yfirgefa? Borð þar sem leikur er ekki hafinn yfirgefurðu einfaldlega. Í leik tekur þjarki strax við sætinu þínu og spilar áfram með stigin þín. Þú getur snúið aftur þangað til leiknum lýkur; annars lendirðu í síðasta sæti.',
  'leave.button': 'Yfirgefa',
  'leave.back': 'Snúa aftur',
  'leave.told':
    'Þú yfirgafst þennan leik ({game}) og þjarki spilar áfram fyrir þig. Þú getur snúið aftur þangað til leiknum lýkur; annars lendirðu í síðasta sæti.',
  'leave.taken':
    'Sem stendur spilar {seat} í sætinu þínu. Þú getur snúið aftur þangað til leiknum lýkur og þá er sætið strax þitt á ný.',
  'leave.done.lobby': 'Þú stóðst upp frá borðinu.',
  'leave.done.deputy': 'Þú skilaðir sætinu og þjarki spilar þar núna.',
  'kick.told.absent':
    'Þú varst lengi í burtu, svo þjarki spilar fyrir þig í þessum leik ({game}). Þú getur snúið aftur þangað til leiknum lýkur; annars lendirðu í síðasta sæti.',
  'kick.told.sent':
    'Stjórnandi lét þjarka fá sætið þitt í þessum leik. Leikurinn telst ekki með hjá neinum. Ef þú vilt snúa aftur skaltu biðja gestgjafann eða stjórnanda: aðeins þau geta hleypt þér inn.',
  'kick.told.voted':
    'Hinir kusu að láta þjarka fá sætið þitt í þessum leik. Leikurinn telst ekki með hjá neinum. Ef þú vilt snúa aftur skaltu biðja gestgjafann eða stjórnanda: aðeins þau geta hleypt þér inn.',
  'table.reason.deserted': 'Allir eru farnir, svo leiknum lýkur án úrslita.',
  'result.gone': 'Þau sem eru farin lenda í síðasta sæti.',
  'command.kick': 'Láta þjarka spila fyrir einhvern: með atkvæðum, eða strax ef gestgjafi biður og hinn er í burtu',
  'command.kick.person': 'Hvern; ef sleppt: velja af lista',
  'kick.ask': 'Hvaða sæti á þjarki að taka strax? Sá sem er viðstaddur getur ekki snúið aftur nema þú leyfir það.',
  'kick.ask.vote':
    'Hvaða sæti á þjarki að taka? Þitt atkvæði er eitt: meirihluti hinna viðstöddu ræður, minnst tveir. Leikur sem einhverjum viðstöddum er vikið úr telst ekki með hjá neinum. Enginn sér hver kaus.',
  'kick.ask.which':
    'Hvaða borð áttu við? Ef leikurinn þar er ekki hafinn missir sá leikmaður sætið um leið og þú velur. Í leik er valið atkvæði þitt, eða spurt verður aftur.',
  'kick.ask.table': 'Hvaða borð áttu við? Síðan velurðu leikmanninn.',
  'kick.ask.lobby':
    'Hver á að missa sætið við þetta borð? Sá leikmaður kemst aðeins aftur að ef gestgjafinn eða stjórnandi leyfir það.',
  'kick.button': 'Skipta út: {seat}',
  'kick.away': 'Láta þjarka spila fyrir {name}',
  'kick.button.lobby': 'Taka frá borðinu: {seat}',
  'kick.voted': 'Atkvæði þitt telst með: {votes} af {needed}. Hinir kjósa með sömu skipun.',
  'kick.voted.already': 'Þú hefur þegar kosið þetta: {votes} af {needed}. Hinir kjósa með sömu skipun.',
  'kick.done': 'Búið: {seat} spilar áfram.',
  'kick.pardon': 'Hleypa aftur inn',
  'kick.pardoned': 'Nú má sá leikmaður snúa aftur með hnappinum „Blaðið mitt“.',
  'kick.told.pardoned': 'Þjarki spilar fyrir þig í þessum leik ({game}), en nú máttu snúa aftur.',
  'kick.refuse.self': 'Notaðu skipunina „leave“ til að standa upp.',
  'kick.refuse.nobody': 'Þar spilar enginn sem hægt er að skipta út: veldu einhvern sem spilar við þetta borð.',
  'kick.refuse.alone':
    'Sá sem er viðstaddur, eða þjarki spilar þegar fyrir, víkur ekki fyrir einu atkvæði, og hér greiðir enginn annar en þú atkvæði um það. Þú getur staðið upp eða leitað til stjórnanda.',
  'kick.refuse.deputy':
    'Þú spilar hér fyrir annan og greiðir því ekki atkvæði. Þú getur staðið upp eða leitað til stjórnanda.',
  'kick.refuse.pardon': 'Aðeins gestgjafi þessa borðs eða stjórnandi getur hleypt einhverjum aftur inn.',
  'kick.refuse.free': 'Sá leikmaður má nú þegar snúa aftur.',
  'kick.refuse.out': 'Sá leikmaður er ekki lengur við þetta borð, svo ekkert var gert.',
  'kick.done.lobby': 'Sá leikmaður er ekki lengur við borðið. Sama skipun hleypir honum aftur inn.',
  'kick.done.closed': 'Sá leikmaður er ekki lengur við borðið og enginn annar var þar, svo borðinu er lokað.',
  'kick.told.lobby':
    'Gestgjafinn tók þig frá þessu borði. Biddu hann að hleypa þér aftur inn eða opnaðu þitt eigið borð.',
  'board.votes': '{votes} af {needed} atkvæðum um að skipta út: {seat} (`/{game} kick`).',
  'take.button': 'Taka sætið: {name}',
  'take.refuse.seated': 'Þú átt þegar sæti við þetta borð.',
  'take.refuse.barred': 'Þér var vísað frá þessu borði. Biddu gestgjafann: hann getur hleypt þér aftur inn.',
  'take.told.over': 'Þú spilar ekki lengur hér: eigandi sætisins er kominn aftur, eða þjarki spilar þar.',
  'take.refuse.taken': 'Einhver spilar í þessu sæti núna.',
  'command.games': 'Borðin mín á þessum þjóni: hvar beðið er eftir mér og leiðin þangað',
  'games.title': 'Borðin þín á þessum þjóni',
  'games.empty':
    'Þú situr ekki við neitt borð á þessum þjóni. Opnaðu borð með {starts} eða sestu við eitthvert borð á rásinni þess.',
  'games.only': 'Aðeins borð á þessum þjóni eru talin upp.',
  'games.line': '**{game}** á {where}: {how}',
  'games.awaited': 'bíður eftir þér',
  'games.others': 'bíður eftir öðrum',
  'games.lobby': 'leikurinn er ekki hafinn',
  'games.parked': 'í hléi þangað til einhver snýr aftur',
  'games.gone': 'þjarki spilar fyrir þig',
  'games.taken': 'einhver annar spilar fyrir þig',
  'games.stopped': 'klukkan stendur kyrr',
  'games.due': '⏳ {when}',
  'games.expires': 'lokast: ⏳ {when}',
  'games.board': 'að borðinu',
  'games.button.sheet': '{game}: blaðið mitt',
  'games.button.back': '{game}: snúa aftur',
};
