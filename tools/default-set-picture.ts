import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { drawCardSet } from '@artwork/card-set';
import sharp from 'sharp';

/** Draws the picture of sets that have none; its file is checked in. */
const file = 'public/images/card_sets/default.jpg';
mkdirSync(dirname(file), { recursive: true });
await sharp(Buffer.from(drawCardSet({ code: '' })))
  .resize({ width: 640 })
  .jpeg({ quality: 78, mozjpeg: true })
  .toFile(file);
