import { readFileSync } from 'node:fs';
import { join } from 'node:path';
// Node loads the CommonJS build, whose exports are its default; the linter looks at the other one.
// oxlint-disable-next-line import/default
import opentype, { type Font } from 'opentype.js';

/**
 * Letters are drawn as outlines, since a bare machine may have no font at all. The files come from
 * an npm package, as they are; the program runs in the project's folder.
 */
const FOLDER = join(process.cwd(), 'node_modules/@fontsource/exo-2/files');

export type Weight = 400 | 700;

const fonts = new Map<Weight, Font>();

/** Exo 2 in one weight; read once. */
export function fontOf(weight: Weight): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const file = readFileSync(join(FOLDER, `exo-2-latin-${weight}-normal.woff`));
  const font = opentype.parse(
    file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength),
  );
  fonts.set(weight, font);
  return font;
}
