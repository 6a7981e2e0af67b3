import type { fairPhrases as english } from '../en/fair.js';

export const fairPhrases: Readonly<Record<keyof typeof english, string>> = {
  'end.ask.lobby': 'Viltu loka þessu borði? Allir missa sætið sitt við það.',
  'end.ask':
    'Viltu slíta þessum leik án úrslita? Honum lýkur þegar allir viðstaddir eru því samþykkir: {votes} af {needed} hingað til. {games, plural, one {} other {Þá lýkur syrpunni líka án úrslita; leikir sem er lokið gilda áfram. }}Ef aðeins þú vilt fara skaltu frekar standa upp.',
  'end.ask.alone':
    'Viltu slíta þessum leik án úrslita? Enginn annar er viðstaddur, svo honum lýkur strax.{games, plural, one {} other { Þá lýkur syrpunni líka án úrslita; leikir sem er lokið gilda áfram.}}',
  'end.ask.again':
    'Þú vilt slíta þessum leik án úrslita, eins og {votes} af {needed} viðstöddum. Viltu heldur spila áfram?',
  'end.ask.moderator':
    'Viltu slíta þessum leik annarra strax, án úrslita? Hann telst þá ekki með hjá neinum.{games, plural, one {} other { Syrpunni lýkur líka án úrslita; leikir sem er lokið gilda áfram.}}',
  'end.ask.which': 'Hvaða borði á að loka? Ekkert gerist strax: spurt verður aftur.',
  'end.button': 'Slíta leiknum',
  'end.button.close': 'Loka borðinu',
  'end.button.stay': 'Spila áfram',
  'end.voted': 'Orð þitt telst með: {votes} af {needed} eru samþykk. Hinir samþykkja með sömu skipun.',
  'end.stayed': 'Þú vilt ekki lengur slíta leiknum: hann heldur áfram.',
  'end.refuse.stranger':
    'Aðeins þau sem spila við þetta borð geta slitið leiknum, öll saman, eða sá sem stjórnar þjóninum og á þar engan hlut að máli.',
  'end.refuse.deputy':
    'Þú spilar hér fyrir annan, svo þú getur aðeins slitið leiknum með einhverjum sem situr í sínu eigin sæti. Þú getur staðið upp.',
  'board.ending': '{votes} af {needed} vilja slíta leiknum án úrslita (`/{game} end`).',
  'table.reason.agreed': 'Allir viðstaddir vildu slíta leiknum, svo hann er án úrslita.',
  'table.reason.alone': 'Sá eini sem var enn viðstaddur sleit leiknum, svo hann er án úrslita.',
  'table.reason.moderator': 'Sá sem stjórnar þjóninum sleit leiknum, svo hann er án úrslita.',
  'table.reason.abandoned': 'Í þrjár vikur kom enginn aftur, svo borðinu er lokað án úrslita.',
  'series.ended': 'Syrpan er án úrslita; leikir sem er lokið gilda áfram.',
  'series.removed': 'Einhverjum viðstöddum var vikið úr þessari syrpu, svo hún telst ekki með hjá neinum.',
  'result.removed': 'Einhverjum viðstöddum var vikið úr þessum leik, svo hann telst ekki með hjá neinum.',
  'result.idle': '{name} svaraði aldrei í eigin persónu og lendir í síðasta sæti.',
};
