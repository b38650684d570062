import { between, type Draw, times } from '../../paint/brush';
import { glow } from '../../paint/light';
import { circle, d, path, rect, stroke } from '../../paint/shapes';
import { hero } from '../hero';

/** A long gun with coils around its barrel. */
export const rifle: Draw = (brush) => {
  const { random, light } = brush;
  const coils = random.int(3, 6);
  const thick = between(random, 5, 9);
  const body = between(random, 11, 16);
  const muzzle = between(random, 88, 106);
  const isHollow = random.chance(0.5);
  return hero(
    brush,
    between(random, -34, -14),
    rect([20, -9 - thick / 2, muzzle - 20, thick], light.body),
    rect([20, -9 - thick / 2, muzzle - 20, thick * 0.4], light.lit),
    stroke(d`M20 ${-9 - thick / 2}H${muzzle}`, light.rim, 1.4),
    times(coils, (at) =>
      rect([34 + at * 9, -13 - thick / 2, 5, thick + 8], at % 2 ? light.lit : light.body, {
        rx: 1.5,
      }),
    ),
    stroke(d`M32 -9H${34 + coils * 9}`, light.glow, 2.2),
    path(d`M${muzzle - 8} ${-9 - thick}h12l3 ${thick}l-3 ${thick}h-12Z`, light.body),
    glow(brush, [muzzle + 4, -9], 26, 0.9),
    circle([muzzle + 4, -9], 3, '#ffffff'),
    isHollow
      ? path('M-52 -14L-104 -6L-100 24L-86 24L-82 6L-52 2Z', light.body) +
          path('M-60 -6L-92 0L-92 4L-60 0Z', light.shade)
      : path('M-52 -14L-102 -10Q-108 12 -98 28L-52 6Z', light.body),
    stroke('M-102 -8L-52 -14', light.rim, 1.8),
    path(d`M-56 ${-body - 5}H18L30 -14V-2L14 6H-22L-56 8Z`, light.body),
    path(d`M-56 ${-body - 5}H18L30 -14L-56 -9Z`, light.lit),
    stroke(d`M-56 ${-body - 5}H18L30 -14`, light.rim, 2),
    path('M14 6L30 -2V6L20 12Z', light.shade),
    path('M-36 6L-46 40Q-38 46 -29 42L-20 6Z', light.shade),
    path('M-26 6L-34 43L-29 42L-20 6Z', light.body),
    stroke('M-18 8Q-6 26 2 7', light.body, 2.6),
    path(d`M2 5h18l${between(random, -6, 9)} ${between(random, 18, 34)}h-16Z`, light.body),
    path('M7 9h9l1 6h-9Z', light.glow),
    scope(between(random, 30, 50), body, light),
    rect([-44, -9, between(random, 18, 34), 4], light.glow, { rx: 2 }),
    times(3, (at) => rect([-6 + at * 7, -6, 3.4, 7], light.shade)),
    random.chance(0.5) ? stroke('M44 -3L34 34M44 -3L56 34', light.shade, 3) : '',
  );
};

const scope = (
  long: number,
  body: number,
  {
    lit,
    body: side,
    shade,
    glow: shine,
    rim,
  }: { lit: string; body: string; shade: string; glow: string; rim: string },
): string => {
  const y = -body - 20;
  return [
    path(d`M-22 ${y + 10}l4 8h8l-4 -8ZM${-26 + long} ${y + 10}l-4 8h8l4 -8Z`, shade),
    rect([-32, y, long, 11], side, { rx: 3 }),
    rect([-32, y, long, 4], lit, { rx: 2 }),
    path(d`M${long - 32} ${y - 3}l10 -1v19l-10 -1Z`, side),
    stroke(d`M-30 ${y}H${long - 32}`, rim, 1.3),
    circle([long - 22, y + 5.5], 4, shine),
  ].join('');
};
