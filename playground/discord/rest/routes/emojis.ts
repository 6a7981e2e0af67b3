import type { APIEmoji } from 'discord-api-types/v10';
import type { StoredEmoji } from '../../state/emojis.js';
import { refusal } from '../../state/errors.js';
import type { Platform } from '../../state/platform.js';
import { userJson } from '../../state/wire.js';
import { userOf } from '../../state/world.js';
import { type ApiRequest, acceptBody, idIn, NOTHING, ok, type Route } from '../route.js';

const ALL = '/applications/:application/emojis';
const ONE = `${ALL}/:emoji`;

/** The application's own emojis. */
export const EMOJI_ROUTES: readonly Route[] = [
  { method: 'GET', pattern: ALL, auth: 'bot', run: own(list) },
  { method: 'POST', pattern: ALL, auth: 'bot', run: own(add) },
  { method: 'GET', pattern: ONE, auth: 'bot', run: own(read) },
  { method: 'PATCH', pattern: ONE, auth: 'bot', run: own(rename) },
  { method: 'DELETE', pattern: ONE, auth: 'bot', run: own(remove) },
];

/** Of no other application. */
function own(run: Route['run']): Route['run'] {
  return (platform, request) => {
    if (idIn(request, 'application') !== platform.botId) throw refusal(50001);
    return run(platform, request);
  };
}

function list(platform: Platform) {
  return ok({ items: platform.emojis.all().map((emoji) => emojiJson(platform, emoji)) });
}

function add(platform: Platform, request: ApiRequest) {
  const { name, image } = acceptBody<{ readonly name: string; readonly image: string }>('emoji-post', request);
  return { status: 201, body: emojiJson(platform, platform.emojis.add(name, image)) };
}

function read(platform: Platform, request: ApiRequest) {
  return ok(emojiJson(platform, platform.emojis.one(idIn(request, 'emoji'))));
}

function rename(platform: Platform, request: ApiRequest) {
  const { name } = acceptBody<{ readonly name: string }>('emoji-patch', request);
  return ok(emojiJson(platform, platform.emojis.rename(idIn(request, 'emoji'), name)));
}

function remove(platform: Platform, request: ApiRequest) {
  platform.emojis.remove(idIn(request, 'emoji'));
  return NOTHING;
}

function emojiJson({ world, botId }: Platform, { id, name }: StoredEmoji): APIEmoji {
  const user = userJson(userOf(world, botId));
  return { id, name, user, roles: [], require_colons: true, managed: false, animated: false, available: true };
}
