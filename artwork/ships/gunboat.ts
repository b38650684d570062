import { between, type Brush, type Draw, times } from '../paint/brush';
import { d, path, rect, stroke } from '../paint/shapes';
import { halo, windows } from '../paint/light';
import { hullFill, plate, thruster } from './parts';

/** A small hull in thick plates under guns made for a larger ship. */
export const gunboat: Draw = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [high, deep] = [between(random, 11, 15), between(random, 15, 21)];
  const slabs = random.int(3, 4);
  const slab = 108 / slabs;
  return [
    defs,
    thruster(brush, [-82, -6], 36, 17),
    thruster(brush, [-82, 11], 36, 17),
    gun(brush, [random.int(-34, -14), -high], between(random, 64, 78), -1, random.int(2, 3)),
    gun(brush, [random.int(-6, 10), deep], between(random, 46, 58), 1, random.int(1, 2)),
    path(d`M-76 ${-high}L-72 ${-high - 22}H-54L-46 ${-high}Z`, light.body),
    path(d`M-66 ${-high - 17}H-56L-52 ${-high - 8}H-66Z`, light.glow, { opacity: 0.9 }),
    stroke(d`M-68 ${-high - 22}v-17`, light.body, 1.8),
    plate(
      [
        [76, 2],
        [56, -high],
        [-76, -high],
        [-84, -4],
        [-84, 12],
        [-62, deep],
        [48, deep * 0.9],
      ],
      fill,
    ),
    path(
      times(slabs, (at) => {
        const x = -66 + at * slab;
        return d`M${x} ${-high + 2}H${x + slab - 4}L${x + slab - 8} 5H${x - 4}Z`;
      }),
      light.lit,
      { opacity: 0.34 },
    ),
    path('M70 -2L55 -9L50 -1Z', light.glow),
    windows(brush, [-62, 11], 100, 9),
    stroke(d`M76 2L56 ${-high}H-76`, light.rim, 1.6),
    stroke(d`M-62 ${deep}L-50 7H58M-14 7V${deep * 0.95}M26 7V${deep * 0.9}`, light.shade, 1.2),
  ].join('');
};

/** A turret on the back (−1) or under the keel (1), its barrels to the fore. */
function gun(
  brush: Brush,
  [x, y]: readonly [number, number],
  long: number,
  side: 1 | -1,
  barrels: number,
): string {
  const { light } = brush;
  const rows = Array.from({ length: barrels }, (_, at) => y + side * (5 + at * 9));
  const top = y + side * (barrels * 9 + 4);
  const muzzle = x + 14 + long;
  return [
    ...rows.map((row) => rect([x + 14, row - 2.2, long, 4.4], light.body)),
    stroke(rows.map((row) => d`M${x + 16} ${row - 1.6}h${long - 16}`).join(''), light.rim, 1),
    ...rows.map((row) => rect([muzzle - 15, row - 3.4, 15, 6.8], light.shade, { rx: 1 })),
    path(d`M${x - 24} ${y}L${x - 18} ${top}H${x + 12}L${x + 24} ${y}Z`, light.body),
    path(
      d`M${x - 18} ${top}H${x + 12}L${x + 18} ${(top + y) / 2}H${x - 20}Z`,
      side === -1 ? light.lit : light.shade,
      { opacity: 0.5 },
    ),
    halo(brush, [muzzle, (rows[0] ?? y) + side * (barrels - 1) * 4.5], 9),
  ].join('');
}
