import type { sealPhrases as english } from '../en/seal.js';

export const sealPhrases: Readonly<Record<keyof typeof english, string>> = {
  'seal.lobby': '🔏 Innsigli teninganna: `{seal}`',
  'seal.words': '🍀 {count, plural, one {Lukkuorð} other {Lukkuorð}}: {words}',
  'seal.of': '🔏 Innsigli: `{seal}`',
  'seal.secret': '🔑 Leyndarmál: `{secret}`',
  'seal.salt': '🧂 Salt: {salt}',
  'seal.kept':
    '🍀 {count, plural, one {Á eftir fylgir # lukkuorð sem má ekki standa hér} other {Á eftir fylgja # lukkuorð sem mega ekki standa hér}}: **{button}** sýnir allt saltið.',
  'seal.next': '🔏 Innsigli næsta leiks: `{seal}`',
  'seal.button.word': 'Lukkuorð',
  'seal.button.verify': 'Athuga teningana',

  'word.title': 'Lukkuorðið þitt',
  'word.label': 'Orð sem teningarnir velta á',
  'word.hint': 'Orð, tala eða tákn; autt: ekkert',
  'word.late': 'Það tók of langan tíma. Ýttu aftur á **{button}**.',
  'word.done': 'Lukkuorðið þitt stendur undir innsiglinu: teningar næsta leiks velta á því.',
  'word.done.none': 'Þú átt ekkert lukkuorð lengur.',
  'word.refuse.blank':
    'Ekkert af þessu er hægt að sýna. Skrifaðu eitthvað sýnilegt, eða ekkert til að eiga ekkert lukkuorð.',
  'word.refuse.write': 'Þú mátt ekki skrifa í þessari rás, og lukkuorð stæði í henni.',
  'word.refuse.begun': 'Leikurinn er hafinn: lukkuorð gildir aðeins áður. Skrifaðu eitt fyrir næsta leik.',

  'verify.follows':
    '✅ {throws, plural, =0 {Engu var kastað í þessum leik í {game}} =1 {Eina kastið í þessum leik í {game} leiðir} other {Öll # köstin í þessum leik í {game} leiða}}{throws, plural, =0 {.} other { af leyndarmálinu sem var innsiglað á undan, og af saltinu.}} Innsigli hans er `{seal}`: berðu það saman við það sem stóð áður en hann hófst.',
  'verify.differs':
    '❌ Lína {line} í þessum leik í {game} leiðir ekki af leyndarmálinu sem var innsiglað á undan. Sá sem rekur mig ætti að frétta af því.',
  'verify.on':
    'Þessi leikur í {game} stendur enn yfir. Teningarnir eru innsiglaðir; leyndarmálið er sýnt þegar honum lýkur og þá má athuga hvert kast.',
  'verify.unsealed': 'Teningar þessa leiks í {game} voru ekki innsiglaðir: hann hófst áður en ég innsiglaði nokkra.',
  'verify.unreadable': 'Ekki er hægt að athuga teninga þessa leiks í {game} hér: reglurnar hafa breyst síðan.',
  'verify.unknown': 'Enginn leikur {match} er á þessum netþjóni. Auðkenni leiks stendur neðst í úrslitum hans.',
  'verify.how':
    'Til að athuga þetta á eigin spýtur skaltu vista báðar skrárnar og opna `{page}` í vafra. Síðan les `{record}`, þar sem skráning leiksins, innsiglið, leyndarmálið og saltið standa, og þarf ekkert net.',
  'verify.how.alone':
    'Til að athuga þetta á eigin spýtur er skráin: í henni eru skráning leiksins, innsiglið, leyndarmálið og saltið. Síða og skipun sem fylgja forritinu mínu lesa hana.',
  'option.match': 'leikur',
  'command.verify': 'Athuga hvort teningar leiks séu þeir sem voru innsiglaðir',
  'command.verify.match': 'Auðkennið neðst í úrslitunum',
};
