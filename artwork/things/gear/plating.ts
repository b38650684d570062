import { between, type Brush, type Draw, times } from '../../paint/brush';
import { glow } from '../../paint/light';
import { circle, d, group, path, type Point, polygon, stroke } from '../../paint/shapes';
import { hero } from '../hero';

/** Sheets of armour one over another, drawn apart so that each is seen. */
export const plating: Draw = (brush) => {
  const { random } = brush;
  const sheets = random.int(3, 4);
  const outline = random.pick([hexagon, notched, arrow]);
  const flat = between(random, 0.5, 0.66);
  const gap = between(random, 34, 44);
  return hero(
    brush,
    between(random, -14, 14),
    times(sheets, (at) =>
      sheet(brush, outline, (sheets / 2 - at - 0.5) * gap, flat, at === sheets - 1),
    ),
  );
};

type Outline = readonly Point[];
const hexagon: Outline = [
  [-92, 0],
  [-46, -62],
  [46, -62],
  [92, 0],
  [46, 62],
  [-46, 62],
];
const notched: Outline = [
  [-88, -30],
  [-52, -60],
  [52, -60],
  [88, -30],
  [88, 34],
  [50, 60],
  [20, 60],
  [10, 44],
  [-10, 44],
  [-20, 60],
  [-50, 60],
  [-88, 34],
];
const arrow: Outline = [
  [-84, -44],
  [0, -74],
  [84, -44],
  [74, 30],
  [0, 72],
  [-74, 30],
];

function sheet(brush: Brush, outline: Outline, y: number, flat: number, isTop: boolean): string {
  const { random, light } = brush;
  const thick = between(random, 9, 15);
  const size = between(random, 0.88, 1.06);
  const top = outline.map(([px, py]): Point => [px * size, py * size * flat]);
  const front = top.filter(([, py]) => py >= -12 * flat).toSorted((a, b) => a[0] - b[0]);
  const side = [...front, ...front.map(([px, py]): Point => [px, py + thick]).toReversed()];
  return group(
    d`translate(0 ${y})`,
    polygon(side, light.shade),
    polygon(
      side.map(([px, py]): Point => [Math.max(px, 8), py]),
      light.body,
    ),
    polygon(
      front
        .map(([px, py]): Point => [px, py + thick * 0.35])
        .concat(front.toReversed().map(([px, py]): Point => [px, py + thick * 0.6])),
      light.glow,
      { opacity: 0.9 },
    ),
    polygon(top, light.body),
    polygon(
      top.map(([px, py]): Point => [Math.max(px, -py * 0.5), py]),
      light.lit,
    ),
    stroke(
      `M${top
        .filter(([px]) => px >= 0)
        .map(([px, py]) => d`${px} ${py}`)
        .join('L')}`,
      light.rim,
      1.8,
    ),
    isTop
      ? centre(brush, flat)
      : stroke(d`M-40 0L0 ${-30 * flat}L40 0`, light.shade, 2, { opacity: 0.5 }),
  );
}

function centre(brush: Brush, flat: number): string {
  const { random, light } = brush;
  const r = between(random, 16, 30);
  return group(
    d`scale(1 ${flat})`,
    glow(brush, [0, 0], r * 2, 0.7),
    random.chance(0.5)
      ? circle([0, 0], r, light.shade) + circle([0, 0], r * 0.62, light.glow)
      : path(d`M0 ${-r}L${r} 0L0 ${r}L${-r} 0Z`, light.shade) +
          path(d`M0 ${-r * 0.6}L${r * 0.6} 0L0 ${r * 0.6}L${-r * 0.6} 0Z`, light.glow),
    times(4, (at) => circle([at % 2 ? 48 : -48, at < 2 ? -34 : 34], 5, light.shade)),
  );
}
