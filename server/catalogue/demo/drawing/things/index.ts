import type { Brush, Draw } from '../brush';
import { halo } from '../lights';
import { circle, path, polygon, rect, stroke } from '../shapes';

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

const blade: Draw = (brush) => {
  const { random, light } = brush;
  const bend = random.int(0, 26);
  return `${rays(brush, 12, 190)}<g transform="rotate(${random.int(20, 60)})">${[
    path(`M-9 30Q${-9 - bend} -50 2 -128Q${14 - bend} -50 10 30Z`, light.body),
    path(`M2 -128Q${14 - bend} -50 10 30H1Q${-bend} -50 2 -128Z`, light.lit),
    stroke(`M2 -128Q${14 - bend} -50 10 30`, light.rim, 2),
    path('M-38 26Q0 40 38 26L34 40Q0 52 -34 40Z', light.shade),
    rect([-6, 40, 12, 46], light.body, { rx: 3 }),
    stroke('M-6 50H6M-6 60H6M-6 70H6', light.glow, 2.4),
    circle([0, 94], 9, light.lit),
  ].join('')}</g>`;
};

const shield: Draw = (brush) => {
  const { random, light } = brush;
  const dent = random.int(0, 30);
  return [
    rays(brush, 14, 190),
    path(`M0 -110L86 ${-80 + dent}V10Q76 84 0 118Q-76 84 -86 10V${-80 + dent}Z`, light.body),
    path(`M0 -110L${light.from * 86} ${-80 + dent}V10Q${light.from * 76} 84 0 118Z`, light.lit),
    path(`M0 -84L60 ${-62 + dent}V8Q54 62 0 90Q-54 62 -60 8V${-62 + dent}Z`, light.shade),
    halo(brush, [0, 0], 50),
    polygon(
      [
        [0, -52],
        [14, -12],
        [50, 0],
        [14, 12],
        [0, 56],
        [-14, 12],
        [-50, 0],
        [-14, -12],
      ],
      light.glow,
    ),
    stroke(
      `M0 -110L${light.from * 86} ${-80 + dent}V10Q${light.from * 76} 84 0 118`,
      light.rim,
      2.6,
    ),
  ].join('');
};

const charm: Draw = (brush) => {
  const { random, light } = brush;
  const sides = random.int(4, 8);
  const gem = Array.from({ length: sides }, (_, at) => {
    const angle = (at / sides) * Math.PI * 2 - Math.PI / 2;
    return [Math.cos(angle) * 58, 20 + Math.sin(angle) * 66] as const;
  });
  return [
    rays(brush, 16, 190),
    stroke('M-70 -120Q-60 -40 0 -40Q60 -40 70 -120', light.lit, 4, { 'stroke-dasharray': '7 3' }),
    halo(brush, [0, 20], 120),
    polygon(gem, light.body),
    ...gem.map((point, at) =>
      polygon(
        [point, gem[(at + 1) % sides] ?? point, [0, 20]],
        [light.glow, light.lit, light.body, light.rim][at % 4] ?? light.lit,
        { opacity: 0.85 },
      ),
    ),
    circle([0, 20], 15, '#ffffff', { opacity: 0.9 }),
  ].join('');
};

const device: Draw = (brush) => {
  const { random, light } = brush;
  const r = random.int(66, 88);
  const teeth = random.int(8, 14);
  const cogs = Array.from(
    { length: teeth },
    (_, at) =>
      `<rect x="-9" y="${-r - 16}" width="18" height="26" rx="3" fill="${light.body}" transform="rotate(${(at * 360) / teeth})"/>`,
  );
  const needle = random.int(0, 360);
  return [
    rays(brush, 12, 190),
    ...cogs,
    circle([0, 0], r, light.body),
    stroke(`M0 ${-r}A${r} ${r} 0 0 ${light.from === 1 ? 1 : 0} 0 ${r}`, light.rim, 4),
    circle([0, 0], r * 0.8, light.shade),
    stroke(
      `M${-r * 0.6} 0A${r * 0.6} ${r * 0.6} 0 ${random.int(0, 1)} 1 ${r * 0.42} ${r * 0.42}`,
      light.glow,
      7,
      { 'stroke-linecap': 'round' },
    ),
    halo(brush, [0, 0], r * 0.7),
    `<g transform="rotate(${needle})">${polygon(
      [
        [-7, 0],
        [0, -r * 0.7],
        [7, 0],
        [0, r * 0.35],
      ],
      light.lit,
    )}</g>`,
    circle([0, 0], 9, light.rim),
  ].join('');
};

const cloak: Draw = (brush) => {
  const { random, light } = brush;
  const [left, right] = [random.int(-120, -80), random.int(70, 120)];
  return [
    rays(brush, 10, 190),
    path(
      `M-30 -110C-60 -40 ${left} 40 ${left - 14} 104Q-60 82 -36 112Q0 84 36 114Q70 82 ${right + 10} 100C${right} 30 56 -40 30 -110Q0 -92 -30 -110Z`,
      light.body,
    ),
    path(
      `M${light.from * 30} -110C${light.from * 56} -40 ${light.from === 1 ? right : left} 40 ${light.from === 1 ? right + 10 : left - 14} 101Q${light.from * 70} 84 ${light.from * 56} 94Q${light.from * 44} -20 ${light.from * 14} -102Z`,
      light.lit,
    ),
    stroke('M-14 -98Q-30 0 -34 104M10 -96Q18 0 34 104M-4 -96Q-4 10 2 88', light.shade, 5),
    path('M-36 -112Q0 -86 36 -112Q26 -140 0 -142Q-26 -140 -36 -112Z', light.shade),
    circle([0, -96], 9, light.glow),
  ].join('');
};

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

/** What an upgrade gives; hung in the light around the origin, about 220 wide. */
export const GEAR_THINGS = { blade, shield, charm, device, cloak } satisfies Record<string, Draw>;

/** What an event is about; as large. */
export const HAPPENINGS = { burst, gate, bolt, signal, crates } satisfies Record<string, Draw>;
