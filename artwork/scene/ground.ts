import { lightAt } from '../paint/palette';
import { linearGradient, rect, withGradient } from '../paint/shapes';
import type { Canvas } from './canvas';
import type { SetScenery } from './scenery';
import { grass, stones } from './terrain/living';
import type { Terrain } from './terrain/layer';
import { dunes } from './terrain/rock';
import { sea, waves } from './terrain/sea';

/** The land from the horizon to the centrepiece. */
export function land(canvas: Canvas, scenery: SetScenery, stands: number): string {
  const { random, horizon } = canvas;
  const between = (share: number) => horizon + (stands - horizon) * share;
  return [
    layer(canvas, random.pick(scenery.far), horizon, 0.06),
    haze(canvas),
    layer(canvas, random.pick(scenery.near), between(0.22), 0.34),
    layer(canvas, scenery.isWet ? sea : dunes, between(0.5), 0.58),
  ].join('');
}

/** The ground in front of the centrepiece. */
export const foreground = (canvas: Canvas, scenery: SetScenery, top: number): string =>
  layer(
    canvas,
    scenery.isWet ? waves : canvas.random.pick<Terrain>([grass, stones, stones]),
    top,
    0.95,
  );

function layer(canvas: Canvas, terrain: Terrain, top: number, nearness: number): string {
  const { width, height, palette, random, sun, id } = canvas;
  const from = sun.x < width / 2 ? -1 : 1;
  return terrain({
    width,
    height,
    top,
    nearness,
    tone: lightAt(palette, nearness, from),
    random,
    id,
  });
}

/** Haze between background and foreground. */
function haze({ width, height, horizon, palette, id }: Canvas): string {
  const fill = id('haze');
  return (
    `<defs>${linearGradient(fill, [
      [0, palette.horizon, 0],
      [0.6, palette.horizon, 0.5],
      [1, palette.horizon, 0],
    ])}</defs>` + rect([0, horizon - height * 0.1, width, height * 0.18], withGradient(fill))
  );
}
