import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
// Node loads the CommonJS build, whose exports are its default; the linter looks at the other one.
// oxlint-disable-next-line import/default
import opentype, { type Font, type PathCommand } from 'opentype.js';

interface LineStyle {
  x: number;
  /** The baseline of the letters. */
  y: number;
  size: number;
  /** The widest that the line may be: longer ones shrink to three quarters, then lose their end. */
  maxWidth: number;
  weight?: Weight;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
}

/** One line of text as an SVG path, so text can't become markup. */
export function line(text: string, style: LineStyle): string {
  const { x, y, maxWidth, weight = 700, fill = '#fff', anchor = 'start' } = style;
  const natural = widthOf(text, weight) * style.size;
  const size = Math.max(style.size * 0.75, style.size * Math.min(1, maxWidth / natural));
  const shown = shortened(text, (part) => widthOf(part, weight) * size <= maxWidth + 0.01);
  const width = widthOf(shown, weight) * size;
  const left = x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
  const outline = fontOf(weight).getPath(shown, left, y, size).commands.map(step).join('');
  return `<path d="${outline}" fill="${fill}"/>`;
}

const MAX_WIDTHS = 20_000;
const widths = new LRUCache<string, number>({ max: MAX_WIDTHS });

/** Width of a text at size 1, cached: measuring takes most of a card's time, and words repeat. */
function widthOf(text: string, weight: Weight): number {
  const key = `${weight} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const width = fontOf(weight).getAdvanceWidth(text, 1);
  widths.set(key, width);
  return width;
}

/** Written here, since the library's own writer turns numbers close to whole ones into NaN. */
function step(command: PathCommand): string {
  const [x, y] = command.type === 'Z' ? [] : [command.x, command.y];
  const [x1, y1] = 'x1' in command ? [command.x1, command.y1] : [];
  const [x2, y2] = 'x2' in command ? [command.x2, command.y2] : [];
  const numbers = [x1, y1, x2, y2, x, y].filter((number) => number !== undefined);
  return command.type + numbers.map((number) => number.toFixed(1)).join(' ');
}

function shortened(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const letters = [...text];
  while (letters.length > 1 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The largest size of the letters. */
  size: number;
  fill: string;
}

const LINE_HEIGHT = 1.25;
const SMALLEST = 11;

/** Text broken into lines, in the largest size at which it fits into its box. */
export function paragraph(text: string, { x, y, width, height, size, fill }: Box): string {
  let fitting = size;
  let lines = wrap(text, width, fitting);
  while (lines.length * fitting * LINE_HEIGHT > height && fitting > SMALLEST) {
    fitting -= 1;
    lines = wrap(text, width, fitting);
  }
  const room = Math.floor(height / (fitting * LINE_HEIGHT));
  return lines
    .slice(0, room)
    .map((each, at) =>
      line(each, {
        x,
        y: y + fitting + at * fitting * LINE_HEIGHT,
        size: fitting,
        maxWidth: width,
        weight: 400,
        fill,
      }),
    )
    .join('');
}

/** The height of a paragraph at a size, if nothing forces it to be smaller. */
export const paragraphHeight = (text: string, width: number, size: number): number =>
  wrap(text, width, size).length * size * LINE_HEIGHT;

function wrap(text: string, width: number, size: number): string[] {
  const space = widthOf(' ', 400) * size;
  return text.split('\n').flatMap((part) => {
    const lines: string[] = [];
    let used = 0;
    for (const word of part.split(' ')) {
      const long = widthOf(word, 400) * size;
      if (lines.length > 0 && used + space + long <= width) {
        lines[lines.length - 1] += ` ${word}`;
        used += space + long;
      } else {
        lines.push(word);
        used = long;
      }
    }
    return lines;
  });
}

/**
 * Letters are drawn as outlines, because a minimal machine may have no fonts. The font files come unchanged from an
 * npm package; the program runs in the project's folder.
 */
const FOLDER = join(process.cwd(), 'node_modules/@fontsource/exo-2/files');

type Weight = 400 | 700;

const fonts = new Map<Weight, Font>();

/** Exo 2 in one weight; read once. */
function fontOf(weight: Weight): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const file = readFileSync(join(FOLDER, `exo-2-latin-${weight}-normal.woff`));
  const font = opentype.parse(
    file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength),
  );
  fonts.set(weight, font);
  return font;
}

/** The colours of letters and of their background. */
export const INK = '#f2f5fc';
export const PALE_INK = '#c3cde4';
export const PLATE = '#0a0f1e';
