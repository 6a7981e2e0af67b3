import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawAvatar, drawBanner } from '../draw/artwork.js';

/** Writes the bot's avatar and banner to where the operator takes them from. */
const FOLDER = 'docs';
await writeFile(join(FOLDER, 'avatar.png'), await drawAvatar());
await writeFile(join(FOLDER, 'banner.png'), await drawBanner());
