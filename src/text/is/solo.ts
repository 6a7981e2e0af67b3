import type { soloPhrases as english } from '../en/solo.js';

export const soloPhrases: Readonly<Record<keyof typeof english, string>> = {
  'lobby.button.alone': 'Spila án annarra',
  'solo.lobby': '{seat} spilar án annarra og ýtir á **{begin}**.',
  'solo.time': 'Engin klukka gengur: hálfnaður leikur bíður í þrjár vikur.',
  'solo.menu': 'Leiknum er lokið: {points, plural, one {# stig} other {# stig}}.',
  'solo.best': '⭐ nýtt met',
  'solo.figures':
    'Án annarra: {matches, plural, one {# leikur} other {# leikir}} · best {best} · að meðaltali {average}',
  'solo.throw': 'Mest úr einu kasti: {points, plural, one {# stig} other {# stig}} · {dice}',
  'solo.again': 'Spila aftur',
  'solo.ask.leave':
    'Viltu yfirgefa þennan leik ({game})? Þú spilar hann án annarra, svo honum lýkur strax án úrslita og hann telst ekki með.',
  'solo.ask.end': 'Viltu slíta þessum leik? Honum lýkur strax án úrslita og hann telst ekki með.',
  'solo.reason': 'Hætt var við leikinn áður en honum lauk, svo hann er án úrslita.',
  'solo.refuse.kick': 'Þennan leik spilar einhver án annarra, svo engum er skipt út.',
  'solo.refuse.series': 'Án annarra spilarðu einn leik í einu: slepptu fjölda leikja eða taktu fleiri sæti.',
  'solo.refuse.others':
    'Nú situr einhver annar líka við þetta borð. Byrjið leikinn saman eða opnaðu borð með einu sæti.',
};
