import type { PlaceView } from '../../table/view/place.js';

/** The address of a table's message; null where there is none. */
export function wayTo(place: PlaceView): string | null {
  return place.message === null ? null : wayInto(place);
}

/** The same; of the channel, where there is no message. */
export function wayInto({ guild, channel, message }: PlaceView): string {
  const address = `https://discord.com/channels/${guild}/${channel}`;
  return message === null ? address : `${address}/${message}`;
}
