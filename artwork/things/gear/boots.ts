import { between, type Brush, type Draw, times } from '../../paint/brush';
import { glow } from '../../paint/light';
import { circle, d, group, path, rect, stroke } from '../../paint/shapes';
import { hero } from '../hero';

/** A pair of jump boots with light under the soles. */
export const boots: Draw = (brush) => {
  const { random, light } = brush;
  const dark = { ...light, lit: light.body, body: light.shade, rim: light.lit };
  const style = {
    shaft: between(random, 78, 104),
    cuff: between(random, 4, 12),
    bands: random.int(2, 4),
    isPlated: random.chance(0.5),
    wing: random.chance(0.5) ? between(random, 18, 32) : 0,
  };
  return hero(
    brush,
    between(random, -8, 4),
    group(
      d`translate(-52 -6) rotate(${between(random, 6, 18)}) scale(0.9)`,
      boot({ ...brush, light: dark }, style),
    ),
    group('translate(14 6)', boot(brush, style)),
  );
};

interface Style {
  shaft: number;
  cuff: number;
  bands: number;
  isPlated: boolean;
  wing: number;
}

function boot(brush: Brush, { shaft, cuff, bands, isPlated, wing }: Style): string {
  const { light } = brush;
  const top = 62 - shaft - 60;
  return [
    glow(brush, [14, 84], 56, 0.75, 0.35),
    wing
      ? path(d`M-24 34L${-30 - wing} ${8 - wing}L-18 10Z`, light.lit) +
        path(d`M-26 40L${-28 - wing * 0.7} 26L-20 24Z`, light.body)
      : '',
    path(
      d`M${-24 - cuff} ${top}H${22 + cuff}L21 24Q24 36 50 44Q70 50 70 70H-28Q-32 40 -24 20Z`,
      light.body,
    ),
    path(d`M4 ${top}H${22 + cuff}L21 24Q24 36 50 44Q70 50 70 70H36Q34 44 6 36Z`, light.lit),
    path(d`M${-24 - cuff} ${top}h9L-14 24Q-20 50 -16 70H-28Q-32 40 -24 20Z`, light.shade),
    times(bands, (at) => {
      const y = top + 22 + at * 21;
      return (
        path(d`M-23 ${y}L22 ${y + 4}v8L-23 ${y + 8}Z`, light.shade) +
        rect([2, y + 2, 9, 8], at % 2 ? light.glow : light.rim)
      );
    }),
    isPlated
      ? path(d`M10 ${top + 6}L28 ${top + 14}L27 22L12 26Z`, light.lit) +
        stroke(d`M28 ${top + 14}L27 22`, light.rim, 1.8) +
        path('M34 46Q56 48 64 66H40Z', light.body)
      : stroke('M22 30L34 24M30 38L40 32', light.rim, 2.4),
    path(d`M${-26 - cuff} ${top - 5}H${24 + cuff}l2 12H${-28 - cuff}Z`, light.body),
    path(d`M8 ${top - 5}H${24 + cuff}l2 12H8Z`, light.lit),
    stroke(d`M${-26 - cuff} ${top - 5}H${24 + cuff}`, light.rim, 1.8),
    stroke(d`M21 24Q24 36 50 44Q70 50 70 70`, light.rim, 2.2),
    path('M-30 68H72L70 80H20L14 76H2L-2 80H-28Z', light.shade),
    rect([-24, 78, 22, 5], light.glow, { rx: 2 }),
    rect([22, 78, 44, 5], light.glow, { rx: 2 }),
    circle([-10, 48], 5, light.glow),
  ].join('');
}
