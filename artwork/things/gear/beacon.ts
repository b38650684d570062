import { between, type Brush, type Draw, times } from '../../paint/brush';
import { beam, glow } from '../../paint/light';
import { circle, d, ellipse, path, rect, stroke } from '../../paint/shapes';
import { halves, hero } from '../hero';

/** A signal light on a stand. */
export const beacon: Draw = (brush) => {
  const { random, light } = brush;
  const w = between(random, 20, 30);
  const lamp = between(random, -34, -14);
  const high = between(random, 34, 50);
  const rays = random.int(1, 3);
  return hero(
    brush,
    between(random, -5, 5),
    times(rays, (at) =>
      beam(brush, [0, lamp], (at - (rays - 1) / 2) * 56 + between(random, -10, 10), 88, 44, 0.65),
    ),
    legs(brush, lamp + high * 0.6, w),
    glow(brush, [0, lamp], 78, 0.9),
    halves(
      light,
      (side) =>
        d`M0 ${lamp + high * 0.5}H${side * w}L${side * w * 0.7} ${lamp + high * 0.5 + 26}L0 ${lamp + high * 0.5 + 34}`,
    ),
    rect([-w * 0.5, lamp + high * 0.5 + 9, w, 4], light.glow, { rx: 2 }),
    crystal(brush, lamp, w, high),
    halves(
      light,
      (side) =>
        d`M0 ${lamp - high * 0.5 - 12}L${side * w * 0.9} ${lamp - high * 0.5}L${side * w * 0.8} ${lamp - high * 0.5 + 6}H0`,
    ),
    stroke(
      d`M${-w * 0.8} ${lamp - high * 0.5 + 6}V${lamp + high * 0.5}M${w * 0.8} ${lamp - high * 0.5 + 6}V${lamp + high * 0.5}`,
      light.body,
      3,
    ),
    stroke(d`M${w * 0.8 + 1.4} ${lamp - high * 0.5 + 6}V${lamp + high * 0.5}`, light.rim, 1.4),
    stroke(d`M0 ${lamp - high * 0.5 - 12}v-14`, light.body, 2.6),
    circle([0, lamp - high * 0.5 - 27], 3, light.glow),
  );
};

function legs({ random, light }: Brush, top: number, w: number): string {
  const out = between(random, 40, 68);
  const foot = 104;
  return [
    ellipse([0, foot - 2], out * 1.1, 7, light.shade, { opacity: 0.5 }),
    path(d`M-6 ${top}L-4 ${foot}H4L6 ${top}Z`, light.shade),
    path(d`M${-w * 0.8} ${top}L${-out} ${foot}h12L${-w * 0.2} ${top}Z`, light.body),
    path(d`M${w * 0.8} ${top}L${out} ${foot}h-12L${w * 0.2} ${top}Z`, light.lit),
    stroke(d`M${w * 0.8} ${top}L${out} ${foot}`, light.rim, 2),
    stroke(d`M${-out * 0.6} ${(top + foot) * 0.54}H${out * 0.6}`, light.body, 4),
    path(d`M${-out - 6} ${foot}h24v5h-24ZM${out - 18} ${foot}h24v5h-24Z`, light.shade),
  ].join('');
}

function crystal({ random, light }: Brush, y: number, w: number, high: number): string {
  const kind = random.int(0, 2);
  const r = w * 0.55;
  if (kind === 0)
    return (
      circle([0, y], r * 1.05, light.glow) +
      circle([r * 0.2, y - r * 0.2], r * 0.6, '#ffffff', { opacity: 0.85 })
    );
  if (kind === 1)
    return (
      path(d`M0 ${y - high * 0.46}L${r} ${y}L0 ${y + high * 0.46}L${-r} ${y}Z`, light.glow) +
      path(d`M0 ${y - high * 0.46}L${r} ${y}L0 ${y + high * 0.2}Z`, '#ffffff', { opacity: 0.8 })
    );
  return times(3, (at) =>
    rect(
      [-r, y - high * 0.36 + at * high * 0.26, r * 2, high * 0.18],
      at === 1 ? '#ffffff' : light.glow,
      { rx: 3 },
    ),
  );
}
