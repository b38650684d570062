import { mix } from '@domain/colour';
import {
  circle,
  ellipse,
  linearGradient,
  path,
  radialGradient,
  rect,
  withGradient,
} from '../paint/shapes';
import type { Canvas } from './canvas';

/** Air, from the zenith to the haze over the horizon, with the sun's glow in it. */
export function daySky({ width, height, horizon, sun, palette, id }: Canvas): string {
  const [air, glow, disc] = [id('air'), id('glow'), id('disc')];
  const at = (y: number) => Math.max(0, Math.min(1, y / height));
  return [
    '<defs>',
    linearGradient(air, [
      [0, palette.zenith],
      [at(horizon * 0.55), palette.sky],
      [at(horizon), palette.horizon],
      [1, palette.sky],
    ]),
    radialGradient(glow, [
      [0, palette.light, 0.85],
      [0.3, palette.horizon, 0.45],
      [1, palette.horizon, 0],
    ]),
    linearGradient(disc, [
      [0, '#ffffff'],
      [1, mix(palette.light, palette.horizon, 0.5)],
    ]),
    '</defs>',
    rect([0, 0, width, height], withGradient(air)),
    circle([sun.x, sun.y], sun.r * 5, withGradient(glow)),
    circle([sun.x, sun.y], sun.r, withGradient(disc)),
  ].join('');
}

/** Dark space with two or three nebulae. */
export function nightSky({ width, height, palette, random, id }: Canvas): string {
  const dark = id('dark');
  const deep = mix(palette.zenith, '#04060f', 0.45);
  const nebulae = Array.from({ length: random.int(3, 4) }, (_, at) => {
    const cloud = id('cloud');
    const colour = [palette.sky, palette.horizon, palette.glow, palette.sky][at] ?? palette.sky;
    const [x, y] = [width * random.next(), height * (0.05 + 0.5 * random.next())];
    const r = width * (0.35 + 0.35 * random.next());
    return [
      `<defs>${radialGradient(cloud, [
        [0, colour, at === 1 ? 0.4 : at === 2 ? 0.16 : 0.85],
        [0.5, colour, at === 0 ? 0.4 : 0.12],
        [1, colour, 0],
      ])}</defs>`,
      ellipse([0, 0], r, r * (0.35 + 0.4 * random.next()), withGradient(cloud), {
        transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${random.int(-40, 40)})`,
      }),
    ].join('');
  });
  return [
    `<defs>${linearGradient(dark, [
      [0, deep],
      [0.55, mix(palette.sky, palette.zenith, 0.45)],
      [1, deep],
    ])}</defs>`,
    rect([0, 0, width, height], withGradient(dark)),
    ...nebulae,
  ].join('');
}

/** @param share of the height, from above, that has stars */
export function stars({ width, height, palette, random }: Canvas, count: number, share: number) {
  const small = Array.from({ length: count }, () => {
    const [x, y] = [random.int(0, width), random.int(0, Math.round(height * share))];
    const r = 0.5 + random.next() ** 3 * 1.6;
    return `M${x} ${y}m-${r.toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0-${(2 * r).toFixed(1)} 0`;
  });
  const half = Math.floor(count / 2);
  const bright = Array.from({ length: 4 }, () => {
    const [x, y] = [random.int(0, width), random.int(0, Math.round(height * share))];
    const r = random.int(5, 11);
    return `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`;
  });
  return [
    path(small.slice(0, half).join(''), '#ffffff', { opacity: 0.85 }),
    path(small.slice(half).join(''), palette.light, { opacity: 0.5 }),
    path(bright.join(''), '#ffffff', { opacity: 0.9 }),
  ].join('');
}

/** Long flat clouds that catch the sun from below. */
export function clouds({ width, horizon, sun, palette, random }: Canvas, count: number): string {
  return Array.from({ length: count }, () => {
    const y = horizon * (0.15 + 0.7 * random.next());
    const x = width * (random.next() * 1.2 - 0.1);
    const long = width * (0.18 + 0.34 * random.next());
    const high = 5 + 12 * random.next();
    const near = 1 - Math.min(1, Math.abs(y - sun.y) / horizon);
    const colour = mix(mix(palette.sky, palette.zenith, 0.2), palette.light, 0.2 + 0.5 * near);
    const bumps = [-0.8, -0.35, 0.05, 0.5]
      .map((at) => {
        const [r, cx] = [long * (0.1 + 0.13 * random.next()), x + at * long];
        return `M${(cx - r).toFixed(0)} ${y.toFixed(0)}a${r.toFixed(0)} ${(high * (0.7 + random.next())).toFixed(0)} 0 0 1 ${(2 * r).toFixed(0)} 0z`;
      })
      .join('');
    return (
      path(bumps, colour, { opacity: 0.55 }) +
      ellipse([x, y], long, high * 0.45, colour, { opacity: 0.5 })
    );
  }).join('');
}
