import { LRUCache } from 'lru-cache';
import type { Clock } from '../../lib/clock.js';
import type { SheetStyle } from '../../settings/settings.js';
import { refusalCode } from '../fault.js';

/** Whether messages in a channel carry pictures. */
export interface AttachPermission {
  styleIn(channel: string): SheetStyle;
  /** Whether that refusal may be about the file: then messages of the channel are written for a while. */
  noteRefusal(channel: string, error: unknown): boolean;
  /** The refusal was about something else. */
  forget(channel: string): void;
}

/** After a file was refused none is tried for so long, in milliseconds. */
const REST = 10 * 60_000;
const MOST = 1000;

/** A permission is missing, or the file is too large. */
const ABOUT_FILES: readonly (number | undefined)[] = [50013, 40005];

/** `mayAttach`: whether this bot may put files there, as far as it is known. */
export function createAttachPermission(
  mayAttach: (channel: string) => boolean,
  { monotonic }: Pick<Clock, 'monotonic'>,
): AttachPermission {
  const refusedIn = new LRUCache<string, number>({ max: MOST });
  const isResting = (channel: string): boolean => monotonic() < (refusedIn.get(channel) ?? 0);
  return {
    styleIn: (channel) => (isResting(channel) || !mayAttach(channel) ? 'text' : 'picture'),
    noteRefusal(channel, error) {
      if (!ABOUT_FILES.includes(refusalCode(error))) return false;
      refusedIn.set(channel, monotonic() + REST);
      return true;
    },
    forget: (channel) => void refusedIn.delete(channel),
  };
}
