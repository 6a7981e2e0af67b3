import type { discordPhrases as english } from '../en/discord.js';

export const discordPhrases: Readonly<Record<keyof typeof english, string>> = {
  'lobby.open': '{game}: borð er opið',
  'lobby.begun': '{game}: leikurinn er hafinn',
  'lobby.over': '{game}: leiknum er lokið',
  'lobby.void': '{game}: leiknum var slitið',
  'lobby.cancelled': '{game}: borðinu var lokað',
  'lobby.expired': '{game}: borðinu var lokað (tíminn búinn)',
  'lobby.seat': '{number}. {name}',
  'lobby.host': '{name} (gestgjafi)',
  'lobby.free':
    '{seats, plural, =0 {Öll sæti eru skipuð.} one {# sæti er laust: ýttu á **{join}**.} other {# sæti eru laus: ýttu á **{join}**.}}',
  'lobby.pace': 'Hraði: {pace}.',
  'lobby.expires': 'Lokast ef enginn ýtir á hnapp: ⏳ {when}',
  'lobby.needs': 'Minnst {least} þarf til að byrja.',
  'lobby.start': 'Gestgjafinn ýtir á **{begin}**.',
  'lobby.played': 'Við borðið: {names}.',
  'lobby.thread': 'Spilaborðin eru í {thread}.',
  'lobby.button.join': 'Vera með',
  'lobby.button.leave': 'Standa upp',
  'lobby.button.bot': 'Bæta við þjarka',
  'lobby.button.unbot': 'Fjarlægja þjarka',
  'lobby.button.begin': 'Byrja',
  'lobby.button.cancel': 'Loka',

  'board.parked': '{game}: beðið eftir leikmönnum',
  'board.parked.why':
    'Enginn er hér, svo leikurinn bíður. **{sheet}** setur hann aftur af stað; eftir þrjár vikur er honum slitið án úrslita.',
  'board.ask': '{names}: {step}',
  'board.everyone': 'Allir',
  'board.account': '{game}: {throws, plural, =2 {síðustu tvö köst} other {síðasta kast}}',
  'board.ended': '{game}: lokið án úrslita',
  'board.entry': '{seat}: {entries}',
  'board.entry.late': '{entry} (tíminn búinn)',
  'board.unfinished': 'ekki leikið til enda',
  'board.running': 'stendur enn yfir',
  'board.awaited': 'Beðið eftir: {names}.',
  'board.away': '{name} (fjarverandi)',
  'board.played':
    'Þjarki spilar fyrir {names} eftir tvö svör sem vantaði. Til að snúa aftur nægir að ýta á **{sheet}**.',
  'board.paused': 'Klukkan stendur kyrr: ég get ekki skrifað á þessari rás í bili.',
  'board.sign.given': '`✓` hefur svarað',
  'board.sign.due': '`…` á eftir að svara',
  'board.standing': '{seat}: {points, plural, one {# stig} other {# stig}}',
  'board.throw': '🎲 {dice} ({seat})',
  'board.throws': 'Köst',
  'throws.title': '{game}: öll köst',
  'throws.none': 'Engu hefur verið kastað enn.',
  'board.sheet': 'Blaðið mitt',

  'menu.title': '{game}: blaðið þitt',
  'menu.you': 'Þú',
  'menu.turn': 'Þú átt leik',
  'menu.answered': 'Svarið þitt: **{entry}**',
  'menu.idle': 'Þú hefur ekkert að velja núna.',
  'menu.played': 'Tvö svör vantaði frá þér, svo þjarki spilar fyrir þig. Ein snerting nægir og þú spilar aftur.',
  'menu.sealed':
    'Þetta sæti var búið að svara áður en þú komst. Svarið er falið þar til allir hafa svarað; svo velur þú.',
  'menu.yours': '✓ {label}',
  'menu.sure': '**{move}?** Þú getur enn fært eitthvað inn.',
  'menu.back': 'Til baka',
  'menu.result': 'Leiknum er lokið: {place}. sæti með {points, plural, one {# stig} other {# stig}}.',
  'menu.void': 'Þessum leik var slitið án úrslita.',

  'result.title': '{game}: leiknum er lokið',
  'result.place': '{medal} {place}. sæti: {seat} með {points, plural, one {# stig} other {# stig}}',
  'result.played':
    'Þjarki spilaði fyrir {name} í lokin eftir tvö svör sem vantaði. Staðan þar á undan gildir: {points, plural, one {# stig} other {# stig}}.',
  'result.part': '{label}: {points}',
  'result.rating': 'styrkleiki {before} → {after}',
  'result.best': '⭐ persónulegt met',
  'result.throw': 'Mest úr einu kasti: {seat} með {points, plural, one {# stig} other {# stig}} · {dice}',
  'result.again': 'Annar leikur',

  'footer.match': '{game} · leikur {mark}',

  'choose.title': 'Þú ert í nokkrum leikjum hér. Hvaða blað?',
  'choose.match': '{game} með: {others}',
  'choose.awaited': '{match} (bíður eftir þér)',
  'choose.lobby': '{match} (ekki hafinn)',
  'choose.pardon': '{match} (hleypa aftur inn)',

  'notice.bug': 'Eitthvað fór úrskeiðis hjá mér. Athugaðu hvort þetta taldist samt og reyndu annars aftur.',
  'notice.oldButton': 'Þessi hnappur er úr eldri skilaboðum og gerir ekkert lengur. Prófaðu `/help`.',
  'notice.guildOnly': 'Borðin standa á rásum þjóna: notaðu þetta þar.',
  'notice.permissions':
    'Ég get ekki opnað borð á þessari rás, því mig vantar {count, plural, one {heimild} other {heimildir}} hér: {list}. Sá sem stjórnar þjóninum getur veitt mér það.',
  'pause.missing':
    'Ég get ekki lengur skrifað á þessari rás, því mig vantar {count, plural, one {heimild} other {heimildir}} hér: {list}. Svörin þín gilda samt, og klukkan stendur kyrr þangað til sá sem stjórnar þjóninum veitir mér það.',
  'pause.locked':
    'Ég get ekki skrifað í þennan þráð, því hann er læstur. Svörin þín gilda samt, og klukkan stendur kyrr þangað til hann er opnaður aftur.',
  'notice.threadPermissions':
    'Á þessum netþjóni er hver leikur spilaður í eigin þræði, en til þess vantar mig {count, plural, one {heimild} other {heimildir}} hér: {list}. Sá sem stjórnar þjóninum getur veitt mér það, eða slökkt á þráðum með `/settings server`.',
  'permission.view': 'Skoða rás',
  'permission.send': 'Senda skilaboð',
  'permission.threads': 'Senda skilaboð í þráðum',
  'permission.newThreads': 'Búa til opna þræði',
  'permission.embed': 'Fella inn tengla',
  'permission.history': 'Lesa eldri skilaboð',

  'thread.name': '{game}, {when}',
};
