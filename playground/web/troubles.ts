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

/** Makes the trouble that was asked for, and says what it did. */
export async function makeTrouble(parts: TroubleDeps, { trouble, place, right = '' }: TroubleOrder): Promise<void> {
  const { discord, botProcess, rights, tell, rightsChanged } = parts;
  switch (trouble) {
    case 'restart':
      await botProcess.stop();
      return botProcess.start();
    case 'kill':
      return botProcess.kill();
    case 'start':
      return botProcess.start();
    case 'drop':
      tell('The gateway drops every connection');
      return discord.gateway.drop();
    case 'clock':
      discord.clock.advance(AHEAD_MINUTES * 60_000);
      return tell(`Discord's clock is ${AHEAD_MINUTES} minutes further: interactions from before cannot be answered`);
    case 'delete-board':
      return tell(deleteBoard(discord, place));
    case 'take-right': {
      const turned = rights.turn(right);
      rightsChanged();
      return turned && tell(`The bot ${turned.given ? 'has got back' : 'has lost'} the permission ${turned.name}`);
    }
    case 'archive-thread':
      for (const { id } of threadsOf(parts)) discord.archiveThread(id);
      return tell('The thread is archived: who writes there opens it again');
    case 'lock-thread':
      return toggle(parts, trouble, ['The thread is locked', 'The thread is unlocked'], () => {
        for (const { id } of threadsOf(parts)) discord.lockThread(id);
        return () => {
          for (const { id } of threadsOf(parts)) discord.unlockThread(id);
        };
      });
    case 'outage':
      return toggle(parts, trouble, ['Discord fails for this server', 'The server is back'], () => discord.outage());
    case 'remove-bot':
      return toggle(parts, trouble, ['The bot was removed from the server', 'The bot was invited again'], () => {
        discord.removeBot();
        return () => discord.inviteBot();
      });
    case 'answer-429':
      discord.fault({ route: MESSAGES, when: 'before', status: 429, retryAfter: WAIT_SECONDS });
      return tell(`The bot's next message or edit is answered with 429: wait ${WAIT_SECONDS} seconds`);
    case 'answer-502':
      discord.fault({ route: MESSAGES, when: 'after', status: 502 });
      return tell("The bot's next message or edit is done, but answered with 502");
    case 'deliver-twice': {
      const off = discord.on('change', (change) => {
        if (change.kind !== 'interaction-sent') return;
        off();
        setImmediate(() => discord.deliverAgain(change.interaction.id));
        tell('That interaction was delivered twice');
      });
      return tell('The next interaction is delivered twice');
    }
  }
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
function toggle(
  { lasting, tell }: TroubleDeps,
  trouble: Trouble,
  [begun, ended]: readonly [string, string],
  make: () => () => void,
): void {
  const end = lasting.get(trouble);
  if (end === undefined) lasting.set(trouble, make());
  else {
    lasting.delete(trouble);
    end();
  }
  tell(end === undefined ? begun : ended);
}
