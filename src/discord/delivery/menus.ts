import type { OpenMenu } from '../../store/rows.js';
import { toOpenMenu } from '../../table/menus.js';
import type { AttachmentCache } from './attachment-cache.js';
import type { DeliveryDeps } from './deps.js';
import { sendMenu } from './menu.js';
import { menuKey, type PendingPress } from './message-states.js';
import type { Underway } from './post.js';
import type { Work } from './work.js';

/** At most one edit of a menu in this time. */
const EDIT_EVERY = 1000;

/** The open menus as the work of a queue: each on its own. `again`: one that had to stay above its board may come beneath it by now. */
export function createMenus(
  deps: DeliveryDeps,
  attachmentCache: AttachmentCache,
  { states, refusedBoards }: Pick<Underway, 'states' | 'refusedBoards'>,
  again: (menu: OpenMenu) => void,
): Work<OpenMenu> {
  const { store, log, clock } = deps;
  /** By their keys: those that stay where they are for now. */
  const held = new Set<string>();

  function hold(menu: OpenMenu, ms: number): void {
    held.add(menuKey(menu));
    clock.after(ms, () => {
      held.delete(menuKey(menu));
      again(menu);
    });
  }

  async function openNow({ matchId, personId }: OpenMenu): Promise<OpenMenu | undefined> {
    const stored = await store.read({ match: matchId });
    return stored?.menus.find((each) => each.personId === personId);
  }

  /** A press can come by one token, the edit by another; and in a series one message can be the menu of two matches. */
  const keysOf = (menu: OpenMenu): readonly string[] => [
    menu.token,
    menuKey(menu),
    attachmentCache.messageOf(menu.token),
    ...[menu.message, menu.press].filter((name) => name !== ''),
  ];

  return {
    pace: EDIT_EVERY,
    unsent: () => store.unsentMenus(clock.now()),
    idOf: menuKey,
    streamOf: menuKey,
    keysOf,
    isBlocked: () => false,
    next: ([menu]) => menu!,
    pauseLeft: deps.pauseLeft,
    acquire: async () => undefined,
    async refresh(menu, isRepeat) {
      // By its match, as all that is unsent grows with what is behind.
      const open = await openNow(menu);
      const isWanted = open !== undefined && (isRepeat || (open.sent < open.wanted && open.until > clock.now()));
      return isWanted ? open : null;
    },
    send(menu, isLocked) {
      const keys = keysOf(menu);
      return sendMenu(deps, attachmentCache, menu, {
        whyRefused: (board) => refusedBoards.why(board),
        isLocked,
        isOldLocked: ({ token, is = [] }) => states.isLocked([token, attachmentCache.messageOf(token), ...is]),
        isDoubtful: () => states.doubtOf(keys) !== null,
        isHeld: () => held.has(menuKey(menu)),
        hold: (ms) => hold(menu, ms),
      });
    },
    failed: (key, error) => log.error({ match: matchIn(key), err: error }, 'a menu could not be noted'),
    mayForget: () => true,
  };
}

/** What tells the queue which menu has to be edited once more: as it is by then. */
export function repeatOf(token: string, of: NonNullable<PendingPress['menu']>): OpenMenu {
  return toOpenMenu({ ...of, token, until: 0 });
}

function matchIn(key: string): string | undefined {
  return key.split(' ')[0];
}
