import { linearGradient, path, polygon, stroke, withGradient } from '../paint/shapes';
import type { Canvas } from './canvas';

/** Something that only one set's sky shows. */
export type SkySign = (canvas: Canvas) => string;

/** Northern lights as hanging curtains. */
export const aurora: SkySign = ({ width, horizon, palette, random, id }) =>
  [palette.glow, palette.horizon]
    .map((colour) => {
      const fill = id('aurora');
      const y = horizon * (0.2 + 0.35 * random.next());
      const [bend, high] = [60 + 80 * random.next(), horizon * (0.3 + 0.25 * random.next())];
      const curve = (to: number) => `${width * 0.3} ${to - bend} ${width * 0.62} ${to + bend}`;
      return [
        `<defs>${linearGradient(fill, [
          [0, colour, 0],
          [0.6, colour, 0.5],
          [0.8, colour, 0.28],
          [1, colour, 0],
        ])}</defs>`,
        path(
          `M0 ${y}C${curve(y)} ${width} ${y - 20}V${y - high}C${width * 0.62} ${y - high + bend} ${width * 0.3} ${y - high - bend} 0 ${y - high}Z`,
          withGradient(fill),
        ),
      ].join('');
    })
    .join('');

/** Streams of light that bend through the sky. */
export const ribbons: SkySign = ({ width, horizon, palette, random }) => {
  const y = horizon * (0.15 + 0.5 * random.next());
  const [a, b] = [random.int(-120, 120), random.int(-120, 120)];
  return [0, 1, 2, 3]
    .map((row) =>
      stroke(
        `M-10 ${y + row * 9}C${width * 0.35} ${y + a + row * 5} ${width * 0.6} ${y + b + row * 12} ${width + 10} ${y - 40 + row * 4}`,
        row % 2 === 0 ? palette.light : palette.glow,
        [5, 2, 9, 1.4][row] ?? 2,
        { opacity: [0.3, 0.5, 0.14, 0.6][row] ?? 0.3 },
      ),
    )
    .join('');
};

/** Drifting splinters of ice, iron or glass. */
export const shards: SkySign = ({ width, horizon, palette, random }) =>
  Array.from({ length: random.int(5, 9) }, () => {
    const [x, y] = [width * random.next(), horizon * 0.85 * random.next()];
    const long = 8 + 42 * random.next() ** 2;
    const turn = random.int(-70, 70);
    const half = long * (0.14 + 0.12 * random.next());
    return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn})">${polygon(
      [
        [0, -long],
        [half, -long * 0.2],
        [0, long],
        [-half, -long * 0.1],
      ],
      palette.sky,
    )}${polygon(
      [
        [0, -long],
        [half, -long * 0.2],
        [0, long],
      ],
      palette.light,
      { opacity: 0.55 },
    )}</g>`;
  }).join('');
