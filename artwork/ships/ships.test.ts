import sharp from 'sharp';
import { randomFrom } from '@domain/seeded-random';
import type { Brush } from '../paint/brush';
import { lightAt, paletteOf } from '../paint/palette';
import { SHIPS, type ShipKind } from '.';

/** Half the side of the square that is painted, in units of the card. */
const HALF = 200;
const kinds = Object.keys(SHIPS) as ShipKind[];

function ship(kind: ShipKind, seed: number): string {
  let ids = 0;
  const brush: Brush = {
    random: randomFrom(kind, String(seed)),
    light: lightAt(paletteOf(['COMMAND']), 0.55, 1),
    id: (name) => `${name}${ids++}`,
  };
  return SHIPS[kind](brush);
}

const sixOf = (kind: ShipKind) => Array.from({ length: 6 }, (_, seed) => ship(kind, seed));

const painted = (drawing: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}" width="${2 * HALF}" height="${2 * HALF}">${drawing}</svg>`,
    ),
  )
    .extractChannel('alpha')
    .raw()
    .toBuffer();

/** How far from the origin the drawing covers what is behind it, each way. */
async function reachOf(drawing: string) {
  const alpha = await painted(drawing);
  const reach = { fore: 0, aft: 0, up: 0, down: 0 };
  for (const [at, value] of alpha.entries()) {
    if (value < 200) continue;
    const [x, y] = [(at % (2 * HALF)) - HALF, Math.floor(at / (2 * HALF)) - HALF];
    reach.fore = Math.max(reach.fore, x);
    reach.aft = Math.max(reach.aft, -x);
    reach.up = Math.max(reach.up, -y);
    reach.down = Math.max(reach.down, y);
  }
  return reach;
}

test.each(kinds)('a %s is about 200 long and no higher', async (kind) => {
  for (const drawing of sixOf(kind)) {
    const { fore, aft, up, down } = await reachOf(drawing);
    expect(Math.max(fore, aft)).toBeLessThanOrEqual(106);
    expect(Math.max(up, down)).toBeLessThanOrEqual(106);
    expect(fore + aft).toBeGreaterThan(100);
  }
});

test.each(kinds)('a %s is drawn with few elements, and no two are alike', (kind) => {
  const drawings = sixOf(kind);
  for (const drawing of drawings) {
    expect(drawing.match(/<(path|rect|circle|ellipse|g)\b/g)?.length).toBeLessThanOrEqual(50);
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
  }
  expect(new Set(drawings).size).toBe(drawings.length);
});
