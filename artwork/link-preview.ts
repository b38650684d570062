import { BRAND_COLOURS, BRAND_MARK } from '@domain/brand-mark';
import { line } from './frame/lettering';
import { drawSetting } from './card-set';
import { path } from './paint/shapes';

const WIDTH = 1200;
const HEIGHT = 630;
const HOME = 'SOR';

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`;

/** The scene behind the picture of a shared link: where a set plays; 1,200 × 630 units of SVG. */
export const drawLinkGround = (setCode = HOME): string => svg(drawSetting(setCode, WIDTH, HEIGHT));

interface LinkWords {
  heading: string;
  /** Smaller lines under the heading, from above. */
  lines: readonly string[];
  /** Where the words begin, in units from the left. */
  left: number;
}

/** The text of a shared link's picture with the brand under it, on a shade that keeps it legible. */
export function drawLinkWords({ heading, lines, left }: LinkWords): string {
  const maxWidth = WIDTH - left - 60;
  return svg(
    [
      `<defs><linearGradient id="veil"><stop offset="0" stop-color="${BRAND_COLOURS.night}" stop-opacity=".93"/><stop offset=".62" stop-color="${BRAND_COLOURS.night}" stop-opacity=".8"/><stop offset="1" stop-color="${BRAND_COLOURS.night}" stop-opacity=".3"/></linearGradient></defs>`,
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#veil)"/>`,
      line(heading, { x: left, y: 250, size: 68, maxWidth }),
      ...lines.map((words, at) =>
        line(words, {
          x: left,
          y: 312 + at * 48,
          size: 32,
          maxWidth,
          weight: 400,
          fill: '#cdd6f0',
        }),
      ),
      brand(left, 520),
    ].join(''),
  );
}

function brand(left: number, top: number): string {
  const scale = 52 / BRAND_MARK.size;
  return (
    `<g transform="translate(${left} ${top}) scale(${scale})">` +
    path(BRAND_MARK.leaves, BRAND_COLOURS.leaves) +
    path(BRAND_MARK.star, BRAND_COLOURS.star) +
    `</g>${line('Starbinder', { x: left + 70, y: top + 38, size: 34, maxWidth: 400 })}`
  );
}
