import { between, type Brush, type Draw, type Light, times } from '../paint/brush';
import { beam, facing, farther, glow } from '../paint/light';
import { circle, d, group, path, stroke } from '../paint/shapes';
import { block, dome, windows } from './parts/buildings';
import { dish } from './parts/masts';
import { crag } from './parts/nature';

/** Domes on a hill; the largest has an open slit. */
export const observatory: Draw = (brush) => {
  const { random, light } = brush;
  const far = farther(light, 0.4);
  const hill = between(random, 40, 110);
  const r = between(random, 58, 92);
  const at = between(random, -60, 30);
  const dishes = random.int(1, 3);
  return facing(
    light,
    crag({ random, light: far }, { x: -120, foot: 0, wide: 240, high: hill * 1.1, head: 40 }),
    small(brush, far, -120, hill * 1.1, between(random, 18, 30)),
    crag(brush, { x: at, foot: 0, wide: 470, high: hill, head: r * 2.6 }),
    great(brush, at, -hill, r),
    times(dishes, (n) => {
      const x = at + r * 1.15 + 24 + n * 46;
      return dish(light, {
        x,
        foot: -hill * Math.max(0.1, 0.8 - n * 0.36),
        r: between(random, 20, 36),
        tilt: between(random, 20, 62),
      });
    }),
    random.chance(0.7)
      ? small(brush, light, at - r - between(random, 34, 60), hill * 0.72, between(random, 20, 34))
      : '',
    windows(brush, { x: at - 60, y: -hill * 0.45, wide: 60, high: 12, lit: 0.5 }),
  );
};

function great(brush: Brush, x: number, foot: number, r: number): string {
  const { random, light } = brush;
  const drum = r * between(random, 0.25, 0.6);
  const lean = between(random, 8, 42);
  const top = foot - drum;
  return [
    random.chance(0.6) ? beam(brush, [x, top], lean, r * 3, r * 0.9) : '',
    block(light, { x, foot, wide: r * 2.1, high: drum + 3, taper: 0.98 }),
    dome(light, x, top, r),
    group(
      d`translate(${x} ${top}) rotate(${lean})`,
      path(d`M${-r * 0.13} ${-r * 1.03}H${r * 0.13}V${-r * 0.3}H${-r * 0.13}Z`, light.shade),
      path(d`M${-r * 0.06} ${-r * 0.32}V${-r * 1.22}H${r * 0.07}V${-r * 0.32}Z`, light.lit),
      path(d`M${-r * 0.09} ${-r * 1.22}h${r * 0.19}v${-7}h${-r * 0.19}Z`, light.rim),
      glow(brush, [0, -r * 1.26], r * 0.45, 0.8),
    ),
    stroke(d`M${x - r} ${top}H${x + r}`, light.shade, 4),
    stroke(d`M${x - r} ${top + 5}H${x + r}`, light.glow, 2, { 'stroke-dasharray': '5 7' }),
    windows(brush, {
      x: x - r * 0.2,
      y: top + drum * 0.4,
      wide: r * 1.3,
      high: drum * 0.55,
      lit: 0.6,
    }),
  ].join('');
}

const small = (brush: Brush, light: Light, x: number, up: number, r: number): string =>
  block(light, { x, foot: -up + 30, wide: r * 1.9, high: 30 + r * 0.4 }) +
  dome(light, x, -up - r * 0.4, r) +
  circle([x, -up - r * 1.4], 2.2, brush.light.glow);
