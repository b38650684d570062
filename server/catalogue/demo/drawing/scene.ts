import { randomFrom, type Random } from '../random';
import type { CardFacts } from './card-facts';
import { mix } from '@domain/colour';
import type { Palette } from './palette';

/**
 * The art of a card: sky, stars, a world, and ground or a ship by its arena. It depends on the card
 * alone, so that all printings show one picture.
 */
export function drawScene(
  facts: Pick<CardFacts, 'cardId' | 'face' | 'arena'>,
  palette: Palette,
  width: number,
  height: number,
) {
  const random = randomFrom('scene', facts.cardId, facts.face);
  const isSpace = facts.arena === 'SPACE';
  return [
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0.3" y2="1">`,
    `<stop offset="0" stop-color="${palette.sky}"/>`,
    `<stop offset="1" stop-color="${isSpace ? palette.ground : mix(palette.main, '#1b1326', 0.25)}"/>`,
    `</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    stars(random, width, height),
    world(random, palette, width, height),
    isSpace ? ship(random, palette, width, height) : hills(random, palette, width, height),
  ].join('');
}

function stars(random: Random, width: number, height: number): string {
  const star = () => {
    const [x, y] = [random.int(0, width), random.int(0, Math.round(height * 0.7))];
    return `<circle cx="${x}" cy="${y}" r="${random.int(4, 14) / 8}" opacity="${random.int(3, 9) / 10}"/>`;
  };
  return `<g fill="#fff">${Array.from({ length: 46 }, star).join('')}</g>`;
}

function world(random: Random, palette: Palette, width: number, height: number): string {
  const r = random.int(width * 0.1, width * 0.3);
  const [x, y] = [random.int(0, width), random.int(height * 0.08, height * 0.42)];
  const light = mix(palette.main, '#ffffff', 0.45);
  const ring = random.chance(0.4)
    ? `<ellipse cx="${x}" cy="${y}" rx="${r * 1.7}" ry="${r * 0.3}" fill="none" stroke="${light}" stroke-width="5" opacity="0.6" transform="rotate(${random.int(-25, 25)} ${x} ${y})"/>`
    : '';
  return [
    `<defs><radialGradient id="world" cx="0.32" cy="0.3" r="0.8"><stop offset="0" stop-color="${light}"/>`,
    `<stop offset="1" stop-color="${palette.ground}"/></radialGradient></defs>`,
    `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#world)"/>${ring}`,
  ].join('');
}

function hills(random: Random, palette: Palette, width: number, height: number): string {
  return [0.46, 0.56, 0.66]
    .map((top, layer) => {
      const step = width / 6;
      const points = Array.from({ length: 7 }, (_, at) => {
        const y = height * (top + random.next() * 0.14 - 0.07);
        return `${Math.round(at * step)},${Math.round(y)}`;
      });
      const fill = mix(palette.main, '#070a14', 0.45 + layer * 0.2);
      return `<polygon points="0,${height} ${points.join(' ')} ${width},${height}" fill="${fill}"/>`;
    })
    .join('');
}

function ship(random: Random, palette: Palette, width: number, height: number): string {
  const [x, y] = [width * (0.4 + random.next() * 0.2), height * (0.3 + random.next() * 0.12)];
  const long = width * (0.18 + random.next() * 0.14);
  const wide = long * (0.25 + random.next() * 0.35);
  const hull = mix(palette.side, '#10141f', 0.55);
  const glow = mix(palette.main, '#ffffff', 0.5);
  return [
    `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${random.int(-28, 28)})">`,
    `<ellipse cx="${-long * 1.5}" cy="0" rx="${long * 0.7}" ry="${wide * 0.16}" fill="${glow}" opacity="0.55"/>`,
    `<polygon points="${-long * 0.9},${-wide} ${-long * 0.2},0 ${-long * 0.9},${wide}" fill="${mix(hull, '#000000', 0.35)}"/>`,
    `<polygon points="${long},0 ${long * 0.1},${-wide * 0.42} ${-long},${-wide * 0.3} ${-long},${wide * 0.3} ${long * 0.1},${wide * 0.42}" fill="${hull}"/>`,
    `<polygon points="${long * 0.5},0 ${long * 0.1},${-wide * 0.18} ${long * 0.1},${wide * 0.1}" fill="${glow}"/></g>`,
  ].join('');
}
