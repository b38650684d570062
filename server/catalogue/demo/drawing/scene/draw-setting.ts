import { randomFrom } from '../../random';
import { paletteOf } from '../palette';
import { PLACES } from '../places';
import type { Canvas } from './canvas';
import { onGround } from './draw-scene';
import { sceneryOf } from './mood';

/** A set's own place, wide, without a card's subject: its far town under its sky. */
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
