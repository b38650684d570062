import { mix } from '@domain/colour';
import { between, type Brush, type Draw, times } from '../../paint/brush';
import { glow } from '../../paint/light';
import { circle, d, group, linearGradient, path, stroke, withGradient } from '../../paint/shapes';

/** A falling ship with a trail of fire and smoke. */
export const crash: Draw = (brush) => {
  const { random, light } = brush;
  const steep = between(random, 28, 52);
  const flip = random.pick([1, -1]);
  const fire = brush.id('fire');
  const stops = [
    [0, light.glow, 0],
    [0.6, light.glow, 0.55],
    [1, '#ffffff', 0.95],
  ] as const;
  return [
    `<defs>${linearGradient(fire, stops, [0, 0, 1, 0])}</defs>`,
    group(
      d`scale(${flip} 1) rotate(${steep}) translate(34 0)`,
      smoke(brush),
      path(
        d`M30 -19Q-60 -25 ${-150} ${between(random, -16, -4)}Q-70 6 -136 ${between(random, 14, 24)}Q-40 26 30 17Z`,
        withGradient(fire),
      ),
      path(d`M30 -9Q-40 -12 ${-100} ${between(random, -4, 4)}Q-40 10 30 9Z`, withGradient(fire)),
      glow(brush, [18, 0], 54, 0.9),
      ship(brush, flip),
      sparks(brush),
    ),
  ].join('');
};

function ship({ random, light }: Brush, flip: number): string {
  const up = light.from * flip === 1 ? light : { ...light, lit: light.body, body: light.lit };
  const span = between(random, 28, 46);
  const sweep = between(random, 8, 34);
  const isTorn = random.chance(0.6);
  return [
    path(d`M26 -8L${-6 - sweep} ${-span}L${-20 - sweep} ${-span + 6}L-20 -8Z`, up.lit),
    stroke(d`M26 -8L${-6 - sweep} ${-span}`, up.rim, 1.6),
    isTorn
      ? path(d`M24 8L8 ${span * 0.5}L2 ${span * 0.36}L-8 ${span * 0.56}L-18 8Z`, light.shade)
      : path(d`M26 8L${-6 - sweep} ${span}L${-20 - sweep} ${span - 6}L-20 8Z`, light.shade),
    path('M70 2Q50 -13 10 -14L-26 -9V10L10 14Q50 13 70 2Z', up.body),
    path('M70 2Q50 -13 10 -14L-26 -9V-1Q20 -2 70 2Z', up.lit),
    path('M70 2Q50 13 10 14L-26 10V7Q20 9 70 2Z', light.shade),
    stroke('M-26 -9L10 -14Q50 -13 70 2', light.rim, 1.8),
    path('M50 -5Q38 -10 28 -10L30 -4Z', light.glow),
    stroke('M4 -13L0 13M-12 -11L-14 11', light.shade, 1.6),
  ].join('');
}

function smoke({ random, light }: Brush): string {
  const dark = mix(light.shade, light.body, 0.4);
  return times(9, (at) =>
    circle(
      [-8 - at * 15, between(random, -13, 13) * (0.6 + at * 0.14)],
      9 + at * between(random, 1.7, 2.9),
      at % 2 ? dark : light.body,
      { opacity: 0.72 - at * 0.066 },
    ),
  );
}

const sparks = ({ random, light }: Brush): string =>
  times(9, () => {
    const [x, y] = [between(random, -110, 20), between(random, -42, 42)];
    const s = between(random, 2, 5);
    return path(
      d`M${x} ${y - s}L${x + s * 2} ${y}L${x} ${y + s}L${x - s} ${y}Z`,
      random.pick([light.shade, light.glow, light.rim]),
    );
  });
