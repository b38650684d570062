import { mix } from '@domain/colour';
import { circle, ellipse, group, radialGradient, rect, withGradient } from '../paint/shapes';
import type { Canvas } from './canvas';

interface World {
  x: number;
  y: number;
  r: number;
}

/** A planet lit from the sun's side: bands, spots, its night, its air, sometimes rings. */
export function world(canvas: Canvas, { x, y, r }: World, isFaint = false): string {
  const { palette, random, sun, id } = canvas;
  const [shade, disc, air] = [id('shade'), id('planet'), id('air')];
  const lit = mix(palette.horizon, palette.light, random.next() * 0.5);
  const base = mix(lit, random.pick([palette.sky, palette.main, palette.glow]), 0.45);
  const angle = Math.atan2(sun.y - y, sun.x - x);
  const [cx, cy] = [0.5 + 0.34 * Math.cos(angle), 0.5 + 0.34 * Math.sin(angle)];
  const rings = random.chance(0.35);
  const tilt = random.int(-28, 28);
  const night = mix(palette.zenith, '#03040a', isFaint ? 0 : 0.45);
  const drawing = [
    '<defs>',
    `<clipPath id="${disc}"><circle r="${r.toFixed(1)}"/></clipPath>`,
    radialGradient(
      shade,
      [
        [0, palette.light, 0.35],
        [0.35, base, 0],
        [0.75, night, 0.82],
        [1, night, 0.97],
      ],
      [cx, cy, 0.85],
    ),
    radialGradient(air, [
      [0.86, palette.glow, 0.4],
      [1, palette.glow, 0],
    ]),
    '</defs>',
    circle([0, 0], r * 1.14, withGradient(air)),
    rings ? ringHalf(canvas, r, tilt, 0) : '',
    `<g clip-path="url(#${disc})"><g transform="rotate(${tilt})">`,
    rect([-r, -r, 2 * r, 2 * r], base),
    random.chance(0.6) ? bands(canvas, r, base) : spots(canvas, r, base),
    `</g>${circle([0, 0], r + 1, withGradient(shade))}</g>`,
    rings ? ringHalf(canvas, r, tilt, 1) : '',
  ];
  const placed = group(`translate(${x.toFixed(0)} ${y.toFixed(0)})`, ...drawing);
  return isFaint ? `<g opacity="0.55">${placed}</g>` : placed;
}

function bands({ palette, random }: Canvas, r: number, base: string): string {
  const colours = [
    mix(base, palette.sky, 0.5),
    mix(base, palette.light, 0.4),
    mix(base, palette.main, 0.5),
  ];
  let y = -r;
  const drawn: string[] = [];
  while (y < r) {
    const high = r * (0.06 + 0.2 * random.next());
    drawn.push(
      ellipse([r * 0.15 * (random.next() - 0.5), y], r * 1.25, high * 0.6, random.pick(colours), {
        opacity: 0.3 + 0.45 * random.next(),
      }),
    );
    y += high;
  }
  return drawn.join('');
}

function spots({ palette, random }: Canvas, r: number, base: string): string {
  return Array.from({ length: random.int(7, 13) }, () => {
    const [x, y] = [r * (random.next() * 2 - 1), r * (random.next() * 2 - 1)];
    const size = r * (0.08 + 0.3 * random.next() ** 2);
    const dark = mix(base, palette.sky, 0.65);
    return (
      ellipse([x, y], size * 1.3, size * 0.8, dark, { opacity: 0.6 }) +
      ellipse([x + size * 0.12, y + size * 0.1], size, size * 0.6, mix(base, palette.light, 0.25), {
        opacity: 0.45,
      })
    );
  }).join('');
}

/** @param half 0 for the half behind the planet, 1 for the half in front of it */
function ringHalf({ palette }: Canvas, r: number, tilt: number, half: 0 | 1): string {
  const arc = (rx: number, width: number, opacity: number) =>
    `<path d="M${-rx} 0A${rx} ${rx * 0.24} 0 0 ${half === 0 ? 1 : 0} ${rx} 0" fill="none" stroke="${palette.light}" stroke-width="${width}" opacity="${opacity}"/>`;
  return group(
    `rotate(${tilt})`,
    arc(r * 1.42, r * 0.11, 0.5),
    arc(r * 1.62, r * 0.16, 0.32),
    arc(r * 1.82, r * 0.05, 0.5),
  );
}
