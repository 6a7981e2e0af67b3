import type { Discord, StoredMessage } from 'local-discord';
import { headerLine } from '../src/games/record.js';
import { gameOf } from '../src/games/registry.js';
import { checkDice } from '../src/seal/check.js';
import type { Store } from '../src/store/interface.js';
import type { MatchRow } from '../src/store/rows.js';
import type { Stored } from '../src/store/types.js';
import { asRead, sealBy } from './read-seals.js';

/** What a message said of the dice of a match: of one to come the seal, of one that is over all. */
interface Seen {
  readonly message: string;
  readonly seal: string;
  readonly secret: string | null;
  readonly salt: string | null;
}

/** All seals that anybody was ever shown. */
export interface SealsSeen {
  /** What is wrong with what was seen of the dice of this table's matches, and with their throws. */
  faultsOf(store: Pick<Store, 'recordOf'>, stored: Stored): Promise<readonly string[]>;
  /** Of how many matches the secret was seen. */
  shown(): number;
  end(): void;
}

/** In any language: a seal, and what follows it where the match is over. */
const SEAL = /🔏[^`\n]*`([0-9a-f]{64})`(?:\n-# 🔑[^`\n]*`([0-9a-f]{64})`\n-# 🧂[^\d\n]*(.*))?/gu;
/** The table of a lobby, the match of a result, as the mark of a message tells. */
const MARK = /^https:\/\/dice-table\.invalid\/([^/]+)\//;
/** In a salt: of no message of the seal's anything was known when the match began. */
const UNSEEN = '0';

/** Notes what every public message says of dice, in each version of it, whatever becomes of it. */
export function watchSeals(discord: Pick<Discord, 'on'>): SealsSeen {
  /** By the match where it is over; by what came before, a lobby or a result, where it is to come. */
  const [over, toCome] = [new Map<string, Seen[]>(), new Map<string, Seen[]>()];
  const end = discord.on('change', (change) => {
    if (change.kind !== 'message-created' && change.kind !== 'message-edited') return;
    for (const { about, ...seen } of sealsOn(change.message)) {
      const noted = seen.secret === null ? toCome : over;
      const all = noted.get(about) ?? [];
      if (!all.some((one) => JSON.stringify(one) === JSON.stringify(seen))) noted.set(about, [...all, seen]);
    }
  });
  return {
    end,
    shown: () => over.size,
    async faultsOf(store, { table, matches }) {
      const faults = matches.map(async (match, n) => {
        const before = toCome.get(matches[n - 1]?.id ?? table.id) ?? [];
        const after = over.get(match.id) ?? [];
        return [...faultsIn(match, before, after), ...(await faultsInDice(store, match))].map(
          (fault) => `match ${match.id}: ${fault}`,
        );
      });
      return (await Promise.all(faults)).flat();
    },
  };
}

function sealsOn({ id, seenBy, embeds }: StoredMessage): readonly (Seen & { readonly about: string })[] {
  const [embed] = embeds;
  const [, about] = MARK.exec(embed?.url ?? '') ?? [];
  if (seenBy !== null || about === undefined) return [];
  return [...(embed?.description ?? '').matchAll(SEAL)].map(([, seal, secret = null, salt = null]) => ({
    ...{ about, message: id, seal: seal!, secret },
    salt: salt === null ? null : asRead(salt),
  }));
}

function faultsIn(match: MatchRow, before: readonly Seen[], after: readonly Seen[]): readonly string[] {
  const seals = [...new Set([...before, ...after].map(({ seal }) => seal))];
  if (match.secret === null) return seals.length === 0 ? [] : ['a seal was shown, and there is no secret'];
  const seal = sealBy(match.secret);
  const [first = ''] = match.salt?.split(',') ?? [];
  return [
    ...seals.filter((each) => each !== seal).map((each) => `the seal ${each} was shown, and ${seal} is its own`),
    ...(match.status === 'playing' && after.length > 0 ? ['its secret was shown while it was on'] : []),
    ...(after.some(({ secret, salt }) => secret !== match.secret || salt !== match.salt)
      ? ['another secret or salt was shown']
      : []),
    ...(first === UNSEEN || before[0]?.message === first
      ? []
      : [`its salt has the message ${first}, and its seal stood first in ${before[0]?.message}`]),
  ];
}

/** Whether every throw follows, of one that is not over so far. */
async function faultsInDice(
  store: Pick<Store, 'recordOf'>,
  { id, secret, salt }: MatchRow,
): Promise<readonly string[]> {
  if (secret === null) return [];
  const record = (await store.recordOf(id))!;
  const text = [headerLine(record), ...record.lines.map((line) => line.text), ''].join('\n');
  const checked = checkDice(Buffer.from(text), gameOf, { seal: sealBy(secret), secret, salt: salt ?? '' });
  return checked.kind === 'follows' ? [] : [`its dice do not follow: ${JSON.stringify(checked)}`];
}
