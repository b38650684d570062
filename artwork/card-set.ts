import { randomFrom } from '@domain/seeded-random';
import { paletteOf } from './paint/palette';
import { PLACES } from './places';
import type { Canvas } from './scene/canvas';
import { onGround } from './scene/draw-scene';
import { sceneryOf } from './scene/scenery';

/** A set's picture: a view of where it plays; 960 × 540 units of SVG. Its name is beside it. */
export const drawCardSet = ({ code }: { code: string }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540">${drawSetting(code, 960, 540)}</svg>`;

/** A set's own place, wide, without a card's centrepiece: its far town under its sky. */
export function drawSetting(setCode: string, width: number, height: number) {
  const random = randomFrom('setting', setCode);
  const scenery = sceneryOf(setCode);
  let ids = 0;
  const horizon = height * 0.6;
  const canvas: Canvas = {
    width,
    height,
    horizon,
    sun: { x: width * (0.25 + 0.5 * random.next()), y: horizon * 0.55, r: height * 0.07 },
    palette: paletteOf([scenery.hour], scenery.tint),
    random,
    id: (name) => `${name}${ids++}`,
  };
  const town = {
    draw: PLACES[scenery.town],
    where: 'ground',
    manner: 'stands',
    size: 190,
    count: 1,
    random,
  } as const;
  return onGround(canvas, scenery, town, { x: width / 2, y: height * 0.82 });
}
