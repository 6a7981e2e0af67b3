import type { Discord } from '../discord/server.js';
import type { Keeper } from './keeper.js';
import type { Rights } from './rights.js';
import type { Trouble } from './shared/wire.js';

export interface TroubleParts {
  readonly discord: Discord;
  readonly keeper: Keeper;
  readonly rights: Rights;
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
export async function makeTrouble(parts: TroubleParts, { trouble, place, right = '' }: TroubleOrder): Promise<void> {
  const { discord, keeper, rights, tell, rightsChanged } = parts;
  switch (trouble) {
    case 'restart':
      await keeper.stop();
      return keeper.start();
    case 'kill':
      return keeper.kill();
    case 'start':
      return keeper.start();
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
