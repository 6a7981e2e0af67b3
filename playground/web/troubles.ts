import type { Discord } from '../discord/server.js';
import type { BotProcess } from './bot-process.js';
import type { Rights } from './rights.js';
import type { PageChannel, Trouble } from './shared/wire.js';

export interface TroubleDeps {
  readonly discord: Discord;
  readonly botProcess: BotProcess;
  readonly rights: Rights;
  readonly places: readonly PageChannel[];
  /** What ends a trouble that lasts until it is made once more. */
  readonly lasting: Map<Trouble, () => void>;
  readonly tell: (text: string) => void;
  readonly rightsChanged: () => void;
}

export interface TroubleOrder {
  readonly trouble: Trouble;
  readonly place: string;
  readonly right?: string;
}

const AHEAD_MINUTES = 16;
const WAIT_SECONDS = 5;
const MESSAGES = /^\/channels\/\d+\/messages/;

/** Makes one kind of trouble, and says what it did. */
type Maker = (deps: TroubleDeps, order: TroubleOrder) => Promise<void> | void;

const MAKERS: { readonly [T in Trouble]: Maker } = {
  restart: async ({ botProcess }) => {
    await botProcess.stop();
    await botProcess.start();
  },
  kill: ({ botProcess }) => botProcess.kill(),
  start: ({ botProcess }) => botProcess.start(),
  drop: ({ discord, tell }) => {
    tell('The gateway drops every connection');
    discord.gateway.drop();
  },
  clock: ({ discord, tell }) => {
    discord.clock.advance(AHEAD_MINUTES * 60_000);
    tell(`Discord's clock is ${AHEAD_MINUTES} minutes further: interactions from before cannot be answered`);
  },
  'delete-board': ({ discord, tell }, { place }) => tell(deleteBoard(discord, place)),
  'take-right': ({ rights, rightsChanged, tell }, { right = '' }) => {
    const turned = rights.turn(right);
    rightsChanged();
    if (turned) tell(`The bot ${turned.given ? 'has got back' : 'has lost'} the permission ${turned.name}`);
  },
  'archive-thread': (deps) => {
    for (const { id } of threadsOf(deps)) deps.discord.archiveThread(id);
    deps.tell('The thread is archived: who writes there opens it again');
  },
  'lock-thread': lasting(['The thread is locked', 'The thread is unlocked'], (deps) => {
    for (const { id } of threadsOf(deps)) deps.discord.lockThread(id);
    return () => {
      for (const { id } of threadsOf(deps)) deps.discord.unlockThread(id);
    };
  }),
  outage: lasting(['Discord fails for this server', 'The server is back'], ({ discord }) => discord.outage()),
  'remove-bot': lasting(['The bot was removed from the server', 'The bot was invited again'], ({ discord }) => {
    discord.removeBot();
    return () => discord.inviteBot();
  }),
  'answer-429': ({ discord, tell }) => {
    discord.fault({ route: MESSAGES, when: 'before', status: 429, retryAfter: WAIT_SECONDS });
    tell(`The bot's next message or edit is answered with 429: wait ${WAIT_SECONDS} seconds`);
  },
  'answer-502': ({ discord, tell }) => {
    discord.fault({ route: MESSAGES, when: 'after', status: 502 });
    tell("The bot's next message or edit is done, but answered with 502");
  },
  'deliver-twice': ({ discord, tell }) => {
    const off = discord.on('change', (change) => {
      if (change.kind !== 'interaction-sent') return;
      off();
      setImmediate(() => discord.deliverAgain(change.interaction.id));
      tell('That interaction was delivered twice');
    });
    tell('The next interaction is delivered twice');
  },
};

/** Makes the trouble that was asked for, and says what it did. */
export async function makeTrouble(deps: TroubleDeps, order: TroubleOrder): Promise<void> {
  await MAKERS[order.trouble](deps, order);
}

function deleteBoard(discord: Discord, place: string): string {
  const ofBot = discord.messages(place).filter(({ author }) => author.id === discord.applicationId);
  const board = ofBot.findLast(({ buttons }) => buttons.length > 0) ?? ofBot.at(-1);
  if (!board) return 'There is no message of the bot to delete here';
  discord.deleteMessage(board);
  return 'The newest board was deleted by a moderator';
}

function threadsOf({ places }: TroubleDeps): readonly PageChannel[] {
  return places.filter(({ thread }) => thread);
}

/** A trouble that lasts until it is made once more. `make` returns what ends it. */
function lasting([begun, ended]: readonly [string, string], make: (deps: TroubleDeps) => () => void): Maker {
  return (deps, { trouble }) => {
    const end = deps.lasting.get(trouble);
    if (end === undefined) deps.lasting.set(trouble, make(deps));
    else {
      deps.lasting.delete(trouble);
      end();
    }
    deps.tell(end === undefined ? begun : ended);
  };
}
