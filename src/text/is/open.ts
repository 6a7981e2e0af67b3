import type { openPhrases as english } from '../en/open.js';

export const openPhrases: Readonly<Record<keyof typeof english, string>> = {
  'open.refuse.here':
    'Þú ert nú þegar með {most} borð opin á þessari rás þar sem leikurinn er ekki hafinn. Byrjaðu leik við eitt þeirra eða lokaðu því, þá geturðu opnað það næsta hér.',
  'open.refuse.server':
    'Þú ert nú þegar með {most} borð opin á þessum þjóni þar sem leikurinn er ekki hafinn. Byrjaðu leik við eitt þeirra eða lokaðu því, þá geturðu opnað það næsta.',
  'open.refuse.tables':
    '{most} borð sem þú opnaðir á þessum þjóni eru enn í gangi. Ljúktu leik við eitt þeirra eða slíttu honum, þá geturðu opnað það næsta.',
  'open.refuse.channel':
    'Á þessari rás bíða nú þegar {most} borð eftir leikmönnum. Sestu við eitt þeirra eða opnaðu þitt borð á annarri rás.',
  'open.refuse.often': 'Þú hefur opnað {most} borð á örfáum mínútum. Bíddu aðeins með það næsta: ⏳ {when}',
  'open.playing': 'leikurinn stendur yfir',
};
