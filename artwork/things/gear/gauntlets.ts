import { between, type Brush, type Draw, times } from '../../paint/brush';
import { glow } from '../../paint/light';
import { circle, d, group, path, rect, stroke } from '../../paint/shapes';
import { hero } from '../hero';

/** A pair of armoured gloves, the rear one in the dark. */
export const gauntlets: Draw = (brush) => {
  const { random, light } = brush;
  const spread = between(random, 8, 22);
  const dark = { ...light, lit: light.body, body: light.shade };
  const style = {
    flare: between(random, 30, 42),
    rings: random.int(2, 4),
    isOpen: random.chance(0.5),
    fin: between(random, 0, 26),
  };
  return hero(
    brush,
    between(random, -6, 6),
    group(
      d`translate(-42 8) rotate(${-spread}) scale(-0.86 0.86)`,
      glove({ ...brush, light: dark }, style),
    ),
    group(d`translate(34 0) rotate(${spread * 0.8})`, glove(brush, style)),
  );
};

interface Style {
  flare: number;
  rings: number;
  isOpen: boolean;
  fin: number;
}

function glove(brush: Brush, { flare, rings, isOpen, fin }: Style): string {
  const { light } = brush;
  return [
    fin > 8
      ? path(d`M20 70L${30 + fin} 10L22 24Z`, light.body) +
        stroke(d`M${30 + fin} 10L20 70`, light.rim, 1.4)
      : '',
    path(d`M-22 10L${-flare} 92Q0 104 ${flare} 92L22 10Z`, light.body),
    path(d`M6 10L10 98Q26 97 ${flare} 92L22 10Z`, light.lit),
    times(rings, (at) => {
      const [y, w] = [30 + at * 17, 24 + (flare - 24) * ((at + 1) / 5)];
      return (
        path(
          d`M${-w - 2} ${y}Q0 ${y + 12} ${w + 2} ${y}l1.6 9Q0 ${y + 21} ${-w - 3.6} ${y + 9}Z`,
          at % 2 ? light.shade : light.body,
        ) + path(d`M${w * 0.3} ${y + 5.4}L${w + 2} ${y}l1.6 9L${w * 0.34} ${y + 14.6}Z`, light.lit)
      );
    }),
    stroke(d`M22 10L${flare} 92`, light.rim, 2),
    path('M-26 -36L-28 8Q0 20 26 8L28 -36Q0 -48 -26 -36Z', light.body),
    path('M4 -42L8 15L26 8L28 -36Q16 -42 4 -42Z', light.lit),
    isOpen ? fingers(light) : fist(light),
    glow(brush, [0, -10], 26, 0.8),
    path('M0 -26L13 -14L8 4H-8L-13 -14Z', light.shade),
    path('M0 -20L8 -12L5 0H-5L-8 -12Z', light.glow),
    stroke('M28 -36L26 8', light.rim, 1.8),
    rect([-12, 84, 18, 4], light.glow, { rx: 2 }),
  ].join('');
}

type Tones = Brush['light'];

const fingers = (light: Tones): string =>
  [-20, -6.5, 7, 20]
    .map((x, at) => {
      const long = [40, 54, 56, 44][at] ?? 44;
      const lean = (at - 1.5) * 7;
      return group(
        d`translate(${x} -38) rotate(${lean})`,
        rect([-6, -long, 12, long + 4], light.body, { rx: 5.5 }),
        rect([1, -long + 1, 5, long], light.lit, { rx: 2.5 }),
        stroke(d`M-6 ${-long * 0.34}H6M-6 ${-long * 0.66}H6`, light.shade, 2),
        stroke(d`M6 ${-long + 5}V-2`, light.rim, 1.2),
      );
    })
    .join('') +
  group(
    'translate(-28 0) rotate(-42)',
    rect([-7, -36, 13, 38], light.shade, { rx: 6 }),
    stroke('M-6 -16H6', light.body, 2),
  );

const fist = (light: Tones): string =>
  [-20, -6.5, 7, 20]
    .map(
      (x) =>
        rect([x - 6.5, -66, 13, 34], light.body, { rx: 5 }) +
        rect([x + 0.5, -66, 6, 33], light.lit, { rx: 3 }) +
        stroke(d`M${x - 6} -48H${x + 6}`, light.shade, 2) +
        circle([x, -58], 2.4, light.glow),
    )
    .join('') +
  stroke('M14 -66H26', light.rim, 1.6) +
  path('M-32 -34Q-34 -18 -18 -14L14 -20Q20 -30 10 -34Z', light.body) +
  stroke('M-18 -14L14 -20', light.shade, 2);
