import type { Brush } from '../paint/brush';
import { lightAt } from '../paint/palette';
import { ellipse } from '../paint/shapes';
import type { Canvas } from '../scene/canvas';
import type { Centrepiece } from './centrepiece';

/** A ship's or a person's own size. */
const OWN_SIZE = 200;

/** The point on the ground below the centrepiece; if it flies, the horizontal position of its middle. */
export interface Stage {
  x: number;
  y: number;
}

/** Places the centrepiece: in front of the land, in the sky or in space. */
export function placeCentrepiece(canvas: Canvas, centrepiece: Centrepiece, stage: Stage): string {
  const { random } = canvas;
  const all = Array.from({ length: centrepiece.count }, (_, at) =>
    placeOne(canvas, centrepiece, stage, at),
  );
  return (random.chance(0.5) ? all : all.toReversed()).join('');
}

function placeOne(
  canvas: Canvas,
  { draw, manner, size, count, random }: Centrepiece,
  stage: Stage,
  at: number,
): string {
  const { width, height, palette, sun, id } = canvas;
  const isWide = width > height;
  const middle = stage.x / width;
  const spread = count === 1 ? 0 : (at - (count - 1) / 2) * 0.26;
  const x = width * (middle + spread + 0.06 * (random.next() - 0.5));
  const from = sun.x < x ? -1 : 1;
  const brush: Brush = {
    random,
    light: lightAt(palette, manner === 'flies' ? 0.55 : 0.85, from),
    id,
  };
  const scale =
    (size / OWN_SIZE) * (count > 1 ? 0.86 + 0.22 * random.next() : 1) * (isWide ? 1.06 : 1);
  const looksLeft = random.chance(0.5) ? -1 : 1;
  const turned = { ...brush, light: { ...brush.light, from: (from * looksLeft) as 1 | -1 } };
  if (manner === 'stands') {
    const y = stage.y + (count > 1 ? (at % 2) * 12 : 0);
    return (
      ellipse([x, y], 62 * scale, 7 * scale, palette.shadow, { opacity: 0.5 }) +
      `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${(scale * looksLeft).toFixed(2)} ${scale.toFixed(2)})">${draw(turned)}</g>`
    );
  }
  const y = height * (isWide ? 0.42 : 0.36) + spread * height * 0.4;
  if (manner === 'hangs') {
    return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${scale.toFixed(2)})">${draw(brush)}</g>`;
  }
  const tilt = random.int(-24, 14);
  return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${(scale * looksLeft).toFixed(2)} ${scale.toFixed(2)}) rotate(${tilt})">${draw(turned)}</g>`;
}
