import { between, type Brush, type Draw, times } from '../paint/brush';
import { beam, facing, farther, glow } from '../paint/light';
import { circle, d, ellipse, path, rect, stroke } from '../paint/shapes';
import { block } from './parts/buildings';
import { folk } from './parts/folk';

/** A huge hall: pylons, a lit gate, and above it the object that the hall keeps. */
export const archive: Draw = (brush) => {
  const { random, light } = brush;
  const pairs = random.int(2, 4);
  const high = between(random, 112, 158);
  const gate = between(random, 26, 44);
  const falls = between(random, 0.7, 0.92);
  const slope = between(random, 0, 34);
  const steps = random.int(3, 4);
  const lift = steps * 8;
  const pylons = Array.from({ length: pairs }, (_, at) => pairs - 1 - at).map((at) => {
    const [x, up] = [gate + 34 + at * between(random, 40, 50), high * falls ** at];
    const tone = farther(light, at * 0.14);
    return [-1, 1]
      .map(
        (side) =>
          block(tone, {
            x: side * x,
            foot: -lift,
            wide: 36,
            high: up,
            taper: 0.78,
            slope: -side * slope,
          }) +
          stroke(d`M${side * x - 6} ${-lift - up * 0.84}V${-lift - up * 0.2}`, light.glow, 2.4, {
            'stroke-dasharray': '7 5',
            opacity: 0.85,
          }),
      )
      .join('');
  });
  return facing(
    light,
    block(farther(light, 0.45), {
      x: 0,
      foot: -lift,
      wide: 420,
      high: high * between(random, 0.3, 0.6),
      taper: 0.86,
    }),
    block(farther(light, 0.3), { x: 0, foot: -lift, wide: gate * 4, high: high * 1.1, taper: 0.8 }),
    ...pylons,
    relic(brush, -lift - high * 1.1, gate),
    portal(brush, gate, -lift, high * between(random, 0.72, 0.95)),
    times(steps, (at) => {
      const wide = 300 + (steps - at) * 44;
      const y = -8 * (at + 1);
      return (
        rect([-wide / 2, y, wide, 9], light.body) +
        rect([wide * 0.3, y, wide * 0.2, 9], light.lit) +
        rect([-wide / 2, y, wide, 1.6], light.rim, { opacity: 0.8 })
      );
    }),
    path(
      d`M${-gate * 0.7} ${-lift}L${-gate * 2} 8H${gate * 2}L${gate * 0.7} ${-lift}Z`,
      light.glow,
      { opacity: 0.35 },
    ),
    folk(brush, [-130, 130], 5, 20),
    rect([-250, 0, 500, 9], light.shade),
  );
};

function portal(brush: Brush, half: number, foot: number, high: number): string {
  const { light, random } = brush;
  const head = random.pick([half, half * 0.4, 0]);
  const opening = (w: number, h: number) =>
    d`M${-w} ${foot}V${foot - h + head}L${-w + head * 0.6} ${foot - h}H${w - head * 0.6}L${w} ${foot - h + head}V${foot}Z`;
  return [
    path(opening(half * 1.5, high + 18), light.body),
    path(
      d`M${half * 1.1} ${foot}V${foot - high - 18 + head}L${half * 1.5} ${foot - high - 16 + head}V${foot}Z`,
      light.lit,
    ),
    glow(brush, [0, foot - high * 0.35], high * 0.9, 0.7),
    path(opening(half, high), light.glow),
    path(opening(half * 0.45, high * 0.8), '#ffffff', { opacity: 0.6 }),
    times(3, (at) =>
      stroke(d`M${-half} ${foot - high * (0.3 + at * 0.22)}H${half}`, light.shade, 1.4, {
        opacity: 0.35,
      }),
    ),
    stroke(
      d`M${half * 1.5 - head * 0.6} ${foot - high - 18}L${half * 1.5} ${foot - high - 18 + head}V${foot}`,
      light.rim,
      1.8,
    ),
  ].join('');
}

/** What hangs over the gate: a ring, a stone or an orb, held by light. */
function relic(brush: Brush, y: number, r: number): string {
  const { light, random } = brush;
  const size = r * between(random, 0.55, 0.95);
  const at = y - size * 1.5;
  const kind = random.int(0, 2);
  return [
    beam(brush, [0, y + 8], 0, size * 2.4, size * 2.2, 0.6),
    glow(brush, [0, at], size * 2.8, 0.6),
    kind === 0
      ? ellipse([0, at], size, size * 0.92, 'none', { stroke: light.body, 'stroke-width': 9 }) +
        stroke(
          d`M0 ${at - size}A${size} ${size * 0.92} 0 0 1 ${size * 0.9} ${at + size * 0.4}`,
          light.rim,
          2.6,
        ) +
        circle([0, at], size * 0.3, light.glow)
      : '',
    kind === 1
      ? path(
          d`M0 ${at - size * 1.4}L${size * 0.8} ${at}L0 ${at + size * 1.3}L${-size * 0.8} ${at}Z`,
          light.body,
        ) +
        path(
          d`M0 ${at - size * 1.4}L${size * 0.8} ${at}L0 ${at + size * 1.3}L${size * 0.16} ${at + size * 0.2}Z`,
          light.lit,
        ) +
        stroke(d`M0 ${at - size * 1.4}L${size * 0.8} ${at}L0 ${at + size * 1.3}`, light.rim, 1.6)
      : '',
    kind === 2
      ? circle([0, at], size * 0.85, light.body) +
        path(
          d`M0 ${at - size * 0.85}A${size * 0.85} ${size * 0.85} 0 0 1 ${size * 0.5} ${at + size * 0.68}Q${size * 0.6} ${at - size * 0.2} 0 ${at - size * 0.85}Z`,
          light.lit,
        ) +
        stroke(
          d`M${-size * 1.25} ${at + 6}A${size * 1.3} ${size * 0.34} 0 0 0 ${size * 1.25} ${at - 6}`,
          light.rim,
          2.4,
        )
      : '',
  ].join('');
}
