import type { commands as english } from '../en/commands.js';

export const commands: Readonly<Record<keyof typeof english, string>> = {
  'command.start': 'Opna borð á þessari rás',
  'command.start.pace': 'Hve langan tíma svar má taka',
  'command.start.bots': 'Þjarkar sem setjast strax',
  'command.start.seats': 'Hve mörg sæti eru við borðið',
  'command.rules': 'Reglurnar, síðu fyrir síðu',
  'command.sheet': 'Sýna blaðið mitt og valkostina mína aftur',
  'command.end': 'Loka borðinu mínu hér, eða því nýjasta ef þú stjórnar þjóninum',

  'command.leaderboard': 'Bestu leikmenn í spili',
  'command.leaderboard.game': 'Hvaða spil',
  'command.leaderboard.where': 'Hvaða leikir telja',
  'command.leaderboard.by': 'Hvað er borið saman',
  'leaderboard.title': '{game}: bestu leikmenn',
  'leaderboard.here': 'á þessum þjóni',
  'leaderboard.all': 'alls staðar',
  'leaderboard.by.rating': 'eftir styrkleika',
  'leaderboard.by.wins': 'eftir sigrum',
  'leaderboard.by.average': 'eftir meðalstigum',
  'leaderboard.by.best': 'eftir bestu úrslitum',
  'leaderboard.line': '`#{rank}` {name}: **{value}** ({matches, plural, one {# leikur} other {# leikir}})',
  'leaderboard.empty': 'Enginn er á listanum enn: spilið leik!',
  'leaderboard.note.rating': 'Leikir með þjörkum telja ekki til styrkleika.',
  'leaderboard.note.average': 'Á listann kemst sá sem hefur spilað minnst {least} leiki.',
  'leaderboard.page': 'síða {page} af {pages}',

  'command.stats': 'Leikir, sigrar og styrkleiki leikmanns',
  'command.stats.person': 'Hvers; ef sleppt: þínir',
  'stats.title': '{name}: leikir á þessum þjóni',
  'stats.none': 'Engir leikir á þessum þjóni enn.',
  'stats.matches': '{matches, plural, one {# leikur} other {# leikir}}, {wins, plural, one {# sigur} other {# sigrar}}',
  'stats.points': 'að meðaltali {average}, best {best}',
  'stats.rating': 'styrkleiki {rating} eftir {rated, plural, one {# leik} other {# leiki}} án þjarka',

  'command.help': 'Hvernig þessi þjarki virkar',
  'help.title': 'Teningaspil fyrir þessa rás',
  'help.play':
    'Opnaðu borð með {starts}. Aðrir ýta á **Vera með**, eða þú bætir við þjörkum; svo ýtir gestgjafinn á **Byrja**.',
  'help.sheet':
    'Ýttu á **Blaðið mitt** undir nýjustu töflunni: aðeins þú sérð blaðið þitt og valkostina. `/{game} sheet` sækir þau aftur hvenær sem er.',
  'help.secret': 'Þegar fleiri velja í einu er allt leynilegt þar til síðasta svarið er komið.',
  'help.time': 'Sá sem svarar ekki í tæka tíð passar, og enginn þarf að bíða eftir þeim sem er farinn.',
  'help.rules': 'Reglurnar: {rules}. Úrslit: `/leaderboard`, `/stats`.',
  'help.end': 'Gestgjafinn, eða sá sem má stjórna þjóninum, lokar borði með `/{game} end`.',

  'rules.page': '{game}: reglur, síða {page} af {pages}',
  'page.back': 'Til baka',
  'page.next': 'Áfram',
};
