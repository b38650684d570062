import type { Brush, Draw } from '../../brush';
import { halo } from '../../lights';
import { circle, path, polygon, rect, stroke } from '../../shapes';

/** Rays behind something that matters. */
function rays({ random, light }: Brush, count: number, long: number): string {
  const drawn = Array.from({ length: count }, (_, at) => {
    const angle = ((at + random.next() * 0.5) / count) * Math.PI * 2;
    const on = (turn: number, r: number) =>
      `${(Math.cos(angle + turn) * r).toFixed(0)} ${(Math.sin(angle + turn) * r).toFixed(0)}`;
    return `M${on(0, 30)}L${on(-0.05, long * (0.7 + 0.5 * random.next()))}L${on(0.05, long * (0.7 + 0.5 * random.next()))}Z`;
  });
  return path(drawn.join(''), light.glow, { opacity: 0.2 });
}

const burst: Draw = (brush) => {
  const { random, light } = brush;
  const spikes = (r: number, colour: string, opacity: number) => {
    const points = Array.from({ length: 26 }, (_, at) => {
      const angle = (at / 26) * Math.PI * 2;
      const reach = r * (at % 2 === 0 ? 0.75 + 0.5 * random.next() : 0.45);
      return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
    });
    return polygon(points, colour, { opacity });
  };
  const debris = Array.from({ length: 16 }, () => {
    const angle = random.next() * Math.PI * 2;
    const [r, size] = [90 + 110 * random.next(), 3 + 10 * random.next()];
    return `M${(Math.cos(angle) * r).toFixed(0)} ${(Math.sin(angle) * r).toFixed(0)}l${size.toFixed(0)} ${(-size * 0.6).toFixed(0)}l${(size * 0.4).toFixed(0)} ${size.toFixed(0)}z`;
  });
  return [
    halo(brush, [0, 0], 220),
    rays(brush, 20, 240),
    spikes(170, light.lit, 0.7),
    spikes(120, light.glow, 0.9),
    spikes(66, '#ffffff', 0.95),
    path(debris.join(''), light.shade),
  ].join('');
};

const gate: Draw = (brush) => {
  const { random, light } = brush;
  const turn = random.int(-20, 20);
  const rings = [1, 0.82, 0.62, 0.4].map((share, at) =>
    stroke(
      `M${-90 * share} 0A${90 * share} ${122 * share} 0 1 1 ${90 * share} 0A${90 * share} ${122 * share} 0 1 1 ${-90 * share} 0`,
      at % 2 === 0 ? light.glow : '#ffffff',
      [10, 3, 5, 2][at] ?? 2,
      { opacity: 0.85 - at * 0.1 },
    ),
  );
  return `<g transform="rotate(${turn})">${halo(brush, [0, 0], 180)}${rings.join('')}${path('M-30 0Q0 -96 30 0Q0 96 -30 0Z', '#ffffff', { opacity: 0.55 })}</g>`;
};

const bolt: Draw = (brush) => {
  const { random, light } = brush;
  const one = (x: number, width: number) => {
    let line = `M${x} -230`;
    for (let y = -190; y <= 130; y += 40) line += `L${x + random.int(-34, 34)} ${y}`;
    return stroke(line, light.glow, width * 3, { opacity: 0.3 }) + stroke(line, '#ffffff', width);
  };
  return [
    halo(brush, [0, 120], 130),
    one(0, 6),
    one(-50, 2.6),
    one(60, 2.4),
    one(random.int(-110, 110), 1.6),
  ].join('');
};

const signal: Draw = (brush) => {
  const { random, light } = brush;
  const waves = Array.from({ length: 5 }, (_, at) => {
    const r = 36 + at * random.int(24, 32);
    return stroke(
      `M${-r * 0.7} ${-60 - r * 0.7}A${r} ${r} 0 0 1 ${r * 0.7} ${-60 - r * 0.7}M${-r * 0.7} ${-60 + r * 0.7}A${r} ${r} 0 0 1 ${-r * 0.7} ${-60 - r * 0.7}M${r * 0.7} ${-60 - r * 0.7}A${r} ${r} 0 0 1 ${r * 0.7} ${-60 + r * 0.7}`,
      light.glow,
      5 - at * 0.7,
      { opacity: 0.8 - at * 0.14 },
    );
  });
  return [
    ...waves,
    path('M-34 130L-5 -50H5L34 130H22L0 10L-22 130Z', light.body),
    stroke('M-20 70H20M-14 30H14M-26 110H26', light.lit, 3.4),
    halo(brush, [0, -60], 50),
    circle([0, -60], 9, '#ffffff'),
  ].join('');
};

const crates: Draw = (brush) => {
  const { random, light } = brush;
  const crate = (x: number, y: number, size: number) =>
    [
      rect([x, y - size, size, size], light.body, { rx: 4 }),
      rect([light.from === 1 ? x + size * 0.66 : x, y - size, size * 0.34, size], light.lit, {
        rx: 4,
      }),
      stroke(
        `M${x} ${y - size * 0.7}H${x + size}M${x} ${y - size * 0.28}H${x + size}`,
        light.shade,
        3,
      ),
      rect([x + size * 0.36, y - size * 0.58, size * 0.2, size * 0.16], light.glow),
      stroke(`M${x} ${y - size}h${size}`, light.rim, 2),
    ].join('');
  return [
    rays(brush, 10, 190),
    crate(-100, 110, 84),
    crate(-8, 110, random.int(80, 104)),
    crate(-52, 24, random.int(60, 84)),
    crate(30, 12, random.int(30, 54)),
  ].join('');
};

/** What an event is about; around the origin, about 220 wide. */
export const HAPPENINGS = { burst, gate, bolt, signal, crates } satisfies Record<string, Draw>;
