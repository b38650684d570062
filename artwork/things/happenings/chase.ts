import { between, type Brush, type Draw, times } from '../../paint/brush';
import { glow } from '../../paint/light';
import { circle, d, group, linearGradient, path, stroke, withGradient } from '../../paint/shapes';

/** One craft flees and others follow; each leaves a streak. */
export const chase: Draw = (brush) => {
  const { random, light } = brush;
  const hunters = random.int(1, 3);
  const turn = between(random, -34, -6);
  const flip = random.pick([1, -1]);
  const trail = brush.id('trail');
  const stops = [
    [0, light.glow, 0],
    [1, light.glow, 0.95],
  ] as const;
  const craft = random.pick([dart, fork, disc]);
  const hunter = random.pick([dart, fork, disc]);
  const fly = (draw: typeof dart, x: number, y: number, size: number, bend: number) =>
    group(
      d`translate(${x} ${y}) scale(${size})`,
      path(
        d`M-10 -5Q-70 ${-7 + bend * 0.4} -150 ${bend}Q-70 ${7 + bend * 0.4} -10 5Z`,
        withGradient(trail),
      ),
      glow(brush, [-14, 0], 24, 0.9),
      draw(brush, flip),
    );
  return [
    `<defs>${linearGradient(trail, stops, [0, 0, 1, 0])}</defs>`,
    glow(brush, [0, 0], 112, 0.35),
    group(
      d`scale(${flip} 1) rotate(${turn})`,
      wind(brush),
      times(hunters, (at) =>
        fly(
          hunter,
          -34 - at * 22,
          (at % 2 ? -1 : 1) * (24 + at * 16) + between(random, -6, 6),
          0.66 - at * 0.09,
          between(random, -40, 40),
        ),
      ),
      hunters > 1 ? shots(brush) : '',
      fly(craft, 62, between(random, -14, 4), 1, between(random, -50, 50)),
    ),
  ].join('');
};

type Craft = (brush: Brush, flip: number) => string;

const dart: Craft = ({ light }) =>
  path('M48 0L-16 -26L-6 -4Z', light.lit) +
  path('M48 0L-16 26L-6 4Z', light.shade) +
  path('M48 0L-20 -9L-14 0L-20 9Z', light.body) +
  stroke('M48 0L-16 -26', light.rim, 1.8) +
  path('M20 -1L4 -5V3Z', light.glow);

const fork: Craft = ({ light }) =>
  path('M46 -18L-18 -22L-22 -12L4 -10Z', light.lit) +
  path('M46 18L-18 22L-22 12L4 10Z', light.shade) +
  path('M26 0Q18 -12 -14 -14V14Q18 12 26 0Z', light.body) +
  path('M26 0Q18 -12 -14 -14V-2Z', light.lit) +
  stroke('M46 -18L-18 -22M26 0Q18 -12 -14 -14', light.rim, 1.6) +
  circle([10, -2], 4.4, light.glow);

const disc: Craft = ({ light }) =>
  path('M44 4Q34 -10 4 -12Q-24 -10 -24 2Q-10 16 14 14Q36 12 44 4Z', light.body) +
  path('M44 4Q34 -10 4 -12Q-24 -10 -24 2Q10 -6 44 4Z', light.lit) +
  path('M-14 -10L-28 -28L4 -12Z', light.body) +
  stroke('M44 4Q34 -10 4 -12L-28 -28', light.rim, 1.6) +
  path('M30 -3Q22 -9 12 -9L14 -4Z', light.glow);

/** The air, or the stars, that rush past. */
const wind = ({ random, light }: Brush): string => {
  const lines = times(
    18,
    () => d`M${between(random, -110, 60)} ${between(random, -78, 78)}h${between(random, 14, 54)}`,
  );
  return stroke(lines, light.rim, 1.3, { opacity: 0.55, 'stroke-linecap': 'round' });
};

const shots = ({ random, light }: Brush): string => {
  const lines = times(
    random.int(2, 4),
    () => d`M${between(random, -8, 66)} ${between(random, -34, 34)}h18`,
  );
  return (
    stroke(lines, light.glow, 3.4, { 'stroke-linecap': 'round' }) + stroke(lines, '#ffffff', 1.4)
  );
};
