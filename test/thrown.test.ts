import { expect } from 'vitest';
import { expectAnsweredOnce, expectClean } from './checks.js';
import { housed } from './housed.js';
import { planFor } from './sitting.js';
import { startTable } from './tables.js';

housed(
  'the dice of a match that is over are told below the results, in the same private message',
  async ({ house }) => {
    const { channel, people, ...plan } = planFor(house, ['Ann', 'Ben'], 1);
    const [ann, ben] = people;
    await startTable(house, { ...plan, channel, people: [ann!] });
    const before = (await ann!.slash(channel, '/stats', { person: ben! }).outcome).message!;
    const none = await ann!.press(before, 'Dice').outcome;
    expect([none.ack, none.message!.text]).toEqual(['update', expect.stringContaining('No dice have been counted')]);
    const asked = (await ann!.slash(channel, '/qwixx end').outcome).message!;
    await ann!.press(asked, 'End it').outcome;

    const results = (await ann!.slash(channel, '/stats', { person: ben! }).outcome).message!;
    const { ack, message } = await ann!.press(results, 'Dice').outcome;
    expect([ack, message!.id]).toEqual(['update', results.id]);
    expect(message!.text).toMatch(/^W .*\n {2}\d+ throws?: /m);
    const other = (await ann!.press(message!, 'Qwinto').outcome).message!;
    expect(other.text).toContain('No dice have been counted');
    const back = (await ann!.press(other, 'Back').outcome).message!;
    expect(back.text).toContain(`<@${ben!.id}>: matches in this server`);
    expect(back.notified).toEqual([]);
    expectClean(house);
    expectAnsweredOnce(house);
  },
);
