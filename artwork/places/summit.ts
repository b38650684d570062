import { between, type Brush, type Draw, times } from '../paint/brush';
import { facing, farther, glow } from '../paint/light';
import { circle, d, path, stroke } from '../paint/shapes';
import { block, dome, spire } from './parts/buildings';
import { crag } from './parts/nature';

/** A temple on a peak with a stair up to it, and a disc of light behind it. */
export const summit: Draw = (brush) => {
  const { random, light } = brush;
  const x = between(random, -40, 40);
  const high = between(random, 140, 200);
  const head = between(random, 74, 110);
  const flat = between(random, 0.3, 0.42);
  const disc = between(random, 44, 66);
  return facing(
    light,
    glow(brush, [x, -high - 40], disc * 2, 0.55),
    circle([x, -high - 36], disc, 'none', {
      stroke: light.glow,
      'stroke-width': 2.4,
      opacity: 0.75,
    }),
    random.chance(0.5)
      ? rays(brush, x, -high - 36, disc)
      : circle([x, -high - 36], disc * 0.82, light.glow, { opacity: 0.22 }),
    crag(
      { random, light: farther(light, 0.5) },
      {
        x: x - between(random, 110, 150),
        foot: 6,
        wide: 220,
        high: high * between(random, 0.5, 0.95),
      },
    ),
    crag(
      { random, light: farther(light, 0.45) },
      {
        x: x + between(random, 110, 150),
        foot: 6,
        wide: 210,
        high: high * between(random, 0.45, 0.9),
      },
    ),
    temple(brush, x, -high, head * 0.86),
    crag(brush, { x, foot: 6, wide: 440, high: high + 6, head }),
    snow(brush, x, high, head, flat),
    stair(brush, x, high),
    path('M-240 6H240L222 13H-222Z', light.shade),
  );
};

function temple(brush: Brush, x: number, foot: number, wide: number): string {
  const { random, light } = brush;
  const columns = random.int(4, 6);
  const high = between(random, 28, 44);
  const roof = random.int(0, 2);
  const tiers = random.int(1, 3);
  const step = wide / columns;
  return [
    glow(brush, [x, foot - high * 0.4], wide * 0.9, 0.8),
    path(d`M${x - wide * 0.42} ${foot}v${-high}h${wide * 0.84}v${high}Z`, light.glow, {
      opacity: 0.9,
    }),
    times(columns, (at) =>
      block(light, {
        x: x - wide / 2 + step * (at + 0.5),
        foot,
        wide: step * 0.5,
        high,
        taper: 0.8,
        turned: 0.4,
      }),
    ),
    block(light, { x, foot: foot + 8, wide: wide * 1.16, high: 9 }),
    block(light, { x, foot: foot - high + 2, wide: wide * 1.1, high: 9 }),
    roof === 0 ? dome(light, x, foot - high - 6, wide * 0.34, wide * 0.42) : '',
    roof === 1
      ? spire(light, { x, foot: foot - high - 6, wide: wide * 1.14, high: wide * 0.4 })
      : '',
    roof === 2
      ? times(tiers + 1, (at) => {
          const [w, y] = [wide * (0.62 - at * 0.16), foot - high - 8 - at * 17];
          return (
            path(
              d`M${x - w} ${y}Q${x - w * 0.5} ${y - 3} ${x - w * 0.36} ${y - 13}H${x + w * 0.36}Q${x + w * 0.5} ${y - 3} ${x + w} ${y}Z`,
              light.body,
            ) +
            path(
              d`M${x + w * 0.2} ${y}V${y - 13}H${x + w * 0.36}Q${x + w * 0.5} ${y - 3} ${x + w} ${y}Z`,
              light.lit,
            ) +
            stroke(
              d`M${x + w * 0.36} ${y - 13}Q${x + w * 0.5} ${y - 3} ${x + w} ${y}`,
              light.rim,
              1.4,
            )
          );
        })
      : '',
  ].join('');
}

function rays({ light, random }: Brush, x: number, y: number, r: number): string {
  const count = random.int(9, 17);
  let lines = '';
  for (let at = 0; at < count; at++) {
    const angle = Math.PI * (1 + (at + 0.5) / count);
    const [from, to] = [r * 1.12, r * (at % 2 ? 1.3 : 1.5)];
    lines += d`M${x + Math.cos(angle) * from} ${y + Math.sin(angle) * from}L${x + Math.cos(angle) * to} ${y + Math.sin(angle) * to}`;
  }
  return stroke(lines, light.glow, 2.2, { opacity: 0.7 });
}

/** Snow, or pale rock, on the shoulders below the temple. */
const snow = ({ light }: Brush, x: number, high: number, head: number, flat: number): string =>
  path(
    d`M${x - head / 2} ${-high}H${x + head / 2}L${x + head * 0.7} ${-high * (1 - flat * 0.8)}L${x + head * 0.46} ${-high * (1 - flat * 0.5)}L${x + head * 0.28} ${-high * (1 - flat)}L${x + head * 0.08} ${-high * (1 - flat * 0.45)}L${x - head * 0.2} ${-high * (1 - flat * 0.75)}L${x - head * 0.38} ${-high * (1 - flat * 0.35)}Z`,
    light.rim,
    { opacity: 0.55 },
  );

function stair({ light, random }: Brush, x: number, high: number): string {
  const turns = random.int(4, 6);
  let way = d`M${x} ${-high}`;
  for (let at = 1; at <= turns; at++) {
    const reach = (at / turns) ** 1.2 * between(random, 46, 76);
    way += d`L${x + (at % 2 ? 1 : -1) * reach - 8} ${-high + ((high + 6) * at) / turns}`;
  }
  return (
    stroke(way, light.shade, 6, { 'stroke-linejoin': 'round' }) +
    stroke(way, light.rim, 3, { 'stroke-dasharray': '1.6 2.2' })
  );
}
