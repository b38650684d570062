import { between, type Brush, type Draw, times } from '../paint/brush';
import { facing, farther, glow } from '../paint/light';
import { circle, d, path, rect, stroke } from '../paint/shapes';
import { block, windows } from './parts/buildings';
import { crag } from './parts/nature';

/** A headframe over its shaft, a tunnel into the rock, and the ore from it. */
export const mine: Draw = (brush) => {
  const { random, light } = brush;
  const far = farther(light, 0.42);
  const side = random.pick([1, -1]);
  const high = between(random, 150, 250);
  const at = -side * between(random, 20, 70);
  const hill = between(random, 110, 230);
  return facing(
    light,
    crag(
      { random, light: far },
      { x: side * 110, foot: 4, wide: 290, high: hill, head: between(random, 10, 90) },
    ),
    crag(
      { random, light: farther(light, 0.25) },
      { x: -side * 190, foot: 4, wide: 150, high: between(random, 40, 90) },
    ),
    crag(brush, {
      x: side * 170,
      foot: 6,
      wide: 190,
      high: hill * between(random, 0.45, 0.7),
      head: 50,
    }),
    tunnel(brush, side * between(random, 140, 172), between(random, 17, 26)),
    shed(brush, at - side * between(random, 60, 100)),
    headframe(brush, at, high, side),
    conveyor(brush, at + side * 26, side),
    times(random.int(2, 4), (n) => {
      const x = -side * (130 + n * 30) + between(random, -14, 14);
      return crag(brush, {
        x,
        foot: 6,
        wide: between(random, 40, 76),
        high: between(random, 16, 38),
      });
    }),
    path('M-250 6Q-120 -6 0 0T250 6L236 14H-236Z', light.shade),
  );
};

function headframe(brush: Brush, x: number, high: number, side: number): string {
  const { random, light } = brush;
  const [w, top] = [high * between(random, 0.14, 0.2), -high];
  const r = high * between(random, 0.09, 0.13);
  const rungs = random.int(4, 6);
  let lattice = '';
  for (let n = 0; n < rungs; n++) {
    const [y1, y2] = [top * (n / rungs), top * ((n + 1) / rungs)];
    const [a, b] = [w * (1 - (0.5 * n) / rungs), w * (1 - (0.5 * (n + 1)) / rungs)];
    lattice += d`M${x - a} ${y1}L${x + b} ${y2}M${x + a} ${y1}L${x - b} ${y2}M${x - b} ${y2}H${x + b}`;
  }
  return [
    stroke(lattice, light.shade, 2.6),
    stroke(d`M${x - w} 4L${x - w * 0.5} ${top}M${x + w} 4L${x + w * 0.5} ${top}`, light.body, 7),
    stroke(d`M${x - side * w * 0.3} ${top + r}L${x - side * high * 0.55} 4`, light.body, 6),
    stroke(d`M${x + w + 3} 4L${x + w * 0.5 + 3} ${top}`, light.rim, 1.6),
    path(d`M${x - w * 0.8} ${top}h${w * 1.6}l${-w * 0.2} ${-9}h${-w * 1.2}Z`, light.body),
    times(2, (n) => {
      const cx = x + (n - 0.5) * r * 1.3;
      return (
        circle([cx, top - r * 0.8], r, 'none', {
          stroke: n ? light.lit : light.body,
          'stroke-width': 4,
        }) +
        stroke(
          d`M${cx - r} ${top - r * 0.8}h${r * 2}M${cx} ${top - r * 1.8}v${r * 2}`,
          light.body,
          1.6,
        )
      );
    }),
    stroke(
      d`M${x + r * 0.65} ${top - r * 1.85}A${r * 1.05} ${r * 1.05} 0 0 1 ${x + r * 1.7} ${top - r * 0.8}`,
      light.rim,
      1.6,
    ),
    block(light, { x, foot: 4, wide: w * 2.2, high: high * 0.2 }),
    rect([x - w * 0.45, -high * 0.13, w * 0.7, high * 0.15], light.glow),
    glow(brush, [x, -high * 0.06], w * 2.6, 0.7),
    glow(brush, [x, top - r * 2], 15, 0.9),
    circle([x, top - r * 2], 2.4, light.glow),
  ].join('');
}

function tunnel(brush: Brush, x: number, r: number): string {
  const { light } = brush;
  return [
    path(
      d`M${x - r * 1.3} 6V${-r}A${r * 1.3} ${r * 1.3} 0 0 1 ${x + r * 1.3} ${-r}V6Z`,
      light.shade,
    ),
    path(d`M${x - r} 6V${-r}A${r} ${r} 0 0 1 ${x + r} ${-r}V6Z`, light.glow),
    path(
      d`M${x - r} 6V${-r}A${r} ${r} 0 0 1 ${x} ${-r * 2}Q${x - r * 0.4} ${-r} ${x - r * 0.3} 6Z`,
      light.shade,
      { opacity: 0.5 },
    ),
    glow(brush, [x, -r * 0.7], r * 3.2, 0.75),
    stroke(d`M${x - r * 0.5} 6L${x - r * 2} 15M${x + r * 0.5} 6L${x - r * 0.4} 15`, light.rim, 1.5),
  ].join('');
}

const shed = (brush: Brush, x: number): string => {
  const high = between(brush.random, 40, 84);
  return (
    block(brush.light, {
      x,
      foot: 4,
      wide: between(brush.random, 56, 90),
      high,
      slope: brush.random.pick([-16, 16]),
    }) +
    windows(brush, {
      x: x - 8,
      y: -high * 0.6,
      wide: 44,
      high: high * 0.45,
      lit: 0.6,
      pane: [5, 5],
    })
  );
};

function conveyor({ random, light }: Brush, x: number, side: number): string {
  const [long, up] = [between(random, 80, 120), between(random, 46, 86)];
  return [
    stroke(
      d`M${x + side * long * 0.55} 4V${-up * 0.55}M${x + side * long * 0.95} 4V${-up}`,
      light.body,
      3,
    ),
    stroke(d`M${x} -6L${x + side * long} ${-up}`, light.shade, 10),
    stroke(d`M${x} -11L${x + side * long} ${-up - 5}`, light.rim, 1.5),
    stroke(d`M${x + side * 6} -12L${x + side * long} ${-up - 7}`, light.lit, 5, {
      'stroke-dasharray': '6 9',
    }),
  ].join('');
}
