import { between, type Brush, type Draw, times } from '../paint/brush';
import { facing, farther, glow } from '../paint/light';
import { circle, d, path, stroke } from '../paint/shapes';
import { block } from './parts/buildings';
import { tree } from './parts/nature';

/** Trees under glass, on terraces over which water falls. */
export const gardens: Draw = (brush) => {
  const { random, light } = brush;
  const main = between(random, 92, 118);
  const x = between(random, -50, 50);
  const lift = between(random, 56, 100);
  const left = between(random, 44, 72);
  const right = between(random, 40, 66);
  return facing(
    light,
    glasshouse({ ...brush, light: farther(light, 0.4) }, x - main * 0.9, -lift * 0.7, left * 1.1),
    glasshouse(
      { ...brush, light: farther(light, 0.4) },
      x + main * 1.05,
      -lift * 0.6,
      right * 1.15,
    ),
    glasshouse(brush, x, -lift, main),
    terrace(brush, x, 0, main * 2.7, lift),
    glasshouse(brush, x - main - left * 0.8, -lift * 0.36, left),
    terrace(brush, x - main - left * 0.6, 0, left * 2.7, lift * 0.36),
    random.chance(0.7)
      ? glasshouse(brush, x + main + right * 0.6, -lift * 0.3, right)
      : tree(brush, { x: x + main + 30, foot: -lift * 0.3, high: between(random, 80, 130) }),
    terrace(brush, x + main + right * 0.5, 0, right * 2.6, lift * 0.3),
    fall(brush, x + main * between(random, -0.7, 0.5), lift),
    times(3, (at) =>
      tree(brush, {
        x: x - 190 + at * 180 + between(random, -30, 30),
        foot: 4,
        high: between(random, 26, 50),
      }),
    ),
    path('M-250 4H250L232 12H-232Z', light.shade),
  );
};

function glasshouse(brush: Brush, x: number, foot: number, r: number): string {
  const { random, light } = brush;
  const ribs = random.int(2, 3);
  const high = r * between(random, 1, 1.35);
  let frame = '';
  for (let n = 0; n <= ribs; n++) {
    const rx = (r * n) / ribs;
    frame += d`M${x - rx} ${foot}A${rx + 0.1} ${high} 0 0 1 ${x + rx} ${foot}`;
  }
  for (const share of [0.4, 0.72]) {
    const half = r * Math.sqrt(1 - share ** 2);
    frame += d`M${x - half} ${foot - high * share}Q${x} ${foot - high * share + r * 0.1} ${x + half} ${foot - high * share}`;
  }
  return [
    path(d`M${x - r} ${foot}A${r} ${high} 0 0 1 ${x + r} ${foot}Z`, light.shade, { opacity: 0.75 }),
    glow(brush, [x, foot - high * 0.18], r * 0.98, 0.85, 0.8),
    times(random.int(1, 3), (at) =>
      tree(brush, { x: x + r * (at * 0.5 - 0.45), foot, high: high * between(random, 0.5, 0.8) }),
    ),
    path(
      d`M${x + r * 0.2} ${foot - high * 0.97}A${r} ${high} 0 0 1 ${x + r} ${foot}H${x + r * 0.66}Q${x + r * 0.66} ${foot - high * 0.6} ${x + r * 0.2} ${foot - high * 0.97}Z`,
      light.rim,
      { opacity: 0.35 },
    ),
    stroke(frame, light.body, 1.8),
    stroke(
      d`M${x - r * 0.3} ${foot - high * 0.95}A${r} ${high} 0 0 1 ${x + r} ${foot}`,
      light.rim,
      2,
    ),
    circle([x, foot - high - 3], 3, light.body),
  ].join('');
}

function terrace(brush: Brush, x: number, foot: number, wide: number, high: number): string {
  const { random, light } = brush;
  let vines = '';
  for (let at = x - wide / 2 + 6; at < x + wide / 2 - 6; at += between(random, 7, 16)) {
    vines += d`M${at} ${foot - high - 3}q5 ${high * between(random, 0.2, 0.8)} 1 ${high * between(random, 0.2, 0.8)}q-7 ${-high * 0.2} -1 ${-high * 0.3}Z`;
  }
  return (
    block(light, { x, foot: foot + 6, wide, high: high + 6, taper: 0.96, turned: 0.24 }) +
    path(vines, light.shade, { opacity: 0.9 }) +
    stroke(d`M${x - wide * 0.48} ${foot - high - 2}h${wide * 0.96}`, light.body, 5, {
      'stroke-dasharray': '9 2 5 3',
    })
  );
}

function fall({ light, random }: Brush, x: number, high: number): string {
  const wide = between(random, 9, 18);
  return (
    path(d`M${x - wide / 2} ${-high}h${wide}L${x + wide * 0.7} 8H${x - wide * 0.7}Z`, light.rim, {
      opacity: 0.75,
    }) +
    path(
      d`M${x - wide * 0.1} ${-high}h${wide * 0.2}L${x + wide * 0.3} 8H${x - wide * 0.1}Z`,
      '#ffffff',
      { opacity: 0.6 },
    )
  );
}
