import type { RulesPhrases } from './en.js';

export const is: RulesPhrases = {
  'qwinto.rules.whole.title': 'Spilið í hnotskurn',
  'qwinto.rules.whole.text': [
    'Þrjár raðir sem hækka til hægri, eyður mega vera; engin tala tvisvar í sömu röð eða sama dálki.',
    '**Bara þú**, þegar þú átt leik: kastaðu einum, tveimur eða þremur teningum; öllum aftur ef þú vilt.',
    '**Allir** mega færa samtöluna inn í einn reit, í röð tenings sem kastað var.',
    'Ekkert fært inn þegar þú átt leik, líka ef ekkert passar: villukast −5.',
    '**Stig**: 1 á tölu; full röð gefur í staðinn síðustu tölu sína og fullur þriggja reita dálkur líka töluna í fimmhyrnda bónusreitnum (★).',
    '**Lok**: þegar einhver hefur fyllt tvær raðir eða er með fjögur villuköst.',
  ].join('\n'),

  'qwinto.rules.sheet.title': 'Blaðið',
  'qwinto.rules.sheet.text': [
    'Á blaðinu þínu eru þrjár raðir með níu reitum: appelsínugul (A), gul (Gu) og fjólublá (F). Þú færir inn samtölur teninga, eins margar og þú getur: hver gefur eitt stig en fullar raðir og dálkar miklu meira. Sá vinnur sem hefur flest stig í lokin.',
    'Tveir til sex spila, fólk eða þjarkar. Dregið er um hver byrjar og svo gengur leikurinn hringinn.',
  ].join('\n'),
  'qwinto.rules.sheet.example':
    'Autt blað: raðirnar eru hliðraðar, í hverri er eyða þar sem ekkert er fært inn og fimm reitir eru bónusreitir.',

  'qwinto.rules.turn.title': 'Gangur leiksins',
  'qwinto.rules.turn.text': [
    'Sá sem á leik velur einn, tvo eða alla þrjá teningana og kastar þeim. Ef honum líkar samtalan ekki má hann kasta *öllum* þeim teningum einu sinni aftur; þá gildir seinna kastið.',
    'Svo mega *allir* færa samtöluna inn í einn reit, í röð í sama lit og einhver teninganna sem kastað var. Valið er leynilegt; tölurnar birtast allar í einu.',
    'Þá á næsti leikmaður leik.',
  ].join('\n'),
  'qwinto.rules.turn.example':
    'Þú kastaðir appelsínugulum (A) og gulum (Gu) teningi tvisvar: þér líkaði ekki 8, en 10 gildir og má fara í aðra hvora þessara raða.',

  'qwinto.rules.rows.title': 'Hvar tala má standa',
  'qwinto.rules.rows.text': [
    'Í röð hækka tölurnar frá vinstri til hægri og engin stendur þar tvisvar. Fylltu reitina í hvaða röð sem er og skildu eins marga eftir auða og þú vilt; það sem passar á milli má færa inn seinna.',
    'Í dálki, ofan frá og niður, má engin tala heldur standa tvisvar. Annars er röð þeirra þar frjáls.',
    'Reitur sem ekkert passar lengur í er auður til loka.',
  ].join('\n'),
  'qwinto.rules.rows.example':
    'Samtalan 7 fyrir appelsínugult (A) eða fjólublátt (F). Í appelsínugulu röðinni þarf hún að vera milli 5 og 9, en ekki fyrir ofan 7 í þeirri gulu (Gu): hún má ekki vera tvisvar í sama dálki.',

  'qwinto.rules.bonus.title': 'Bónusdálkar',
  'qwinto.rules.bonus.text': [
    'Í fimm dálkum eru þrír reitir og einn þeirra er fimmhyrndur bónusreitur. Þegar allir þrír eru fylltir færðu töluna í bónusreitnum sem aukastig, til viðbótar við það sem raðirnar gefa.',
    'Færðu því háar tölur inn í bónusreiti og gættu þess að eitthvað passi enn fyrir ofan og neðan.',
  ].join('\n'),
  'qwinto.rules.bonus.example':
    'Appelsínugult (A) 3, gult (Gu) 4 og fjólublátt (F) 11 fylla dálk og bónusreitur hans er sá fjólublái: 11 aukastig, alls {total, plural, one {# stig} other {# stig}}.',

  'qwinto.rules.failed.title': 'Villuköst',
  'qwinto.rules.failed.text': [
    'Enginn þarf nokkurn tíma að færa neitt inn. En ef sá sem á leik færir ekkert inn, hvort sem hann vill það ekki eða samtalan passar hvergi, er það villukast: krossað er í einn af reitunum fjórum og það kostar 5 stig. Hnappurinn varar þig við fyrst.',
    'Aðrir skrá aldrei villukast, hvað sem þeir gera. Hugsaðu um það þegar þú velur teninga: einn gefur 1⁠–⁠6, tveir gefa 2⁠–⁠12, þrír gefa 3⁠–⁠18.',
  ].join('\n'),
  'qwinto.rules.failed.example':
    'Ein tala gefur 1 stig og villukast kostar 5: það gerir {total, plural, one {# stig} other {# stig}}.',

  'qwinto.rules.end.title': 'Lok leiksins og stigin',
  'qwinto.rules.end.text': [
    'Leiknum lýkur þegar einhver hefur fyllt tvær raðir eða skráir fjórða villukastið; allt sem fært er inn í því kasti gildir samt.',
    '- Röð án auðra reita: talan lengst til hægri',
    '- Aðrar raðir: eitt stig fyrir hverja tölu',
    '- Fullur bónusdálkur: talan í bónusreitnum',
    '- Villukast: −5',
    'Sá sem hefur flest stig vinnur; jafnir deila sæti.',
  ].join('\n'),
  'qwinto.rules.end.example':
    'Hinn leikmaðurinn skráði fjórða villukastið og leiknum er lokið. Fulla gula röðin (Gu) gefur síðustu töluna sína og tveir bónusdálkar eru fullir: {total, plural, one {# stig} other {# stig}}.',
};
