import type { CardFacts } from './card-facts';
import { edge, FINISHES, type Finish } from './finish';
import { drawFrame } from './frame';
import { paletteOf } from './palette';

const LONG = 700;
const SHORT = 500;

/** Draws what lies under a card's frame, in its whole width and height. */
type Art = (width: number, height: number, finish: Finish) => string;

/** A card's face as SVG: its frame over some art, 500 × 700 units, or 700 × 500 if it is landscape. */
export function cardSheet(facts: CardFacts, art: Art): string {
  const [width, height] = facts.orientation === 'LANDSCAPE' ? [LONG, SHORT] : [SHORT, LONG];
  const finish = FINISHES[facts.variantType];
  const margin = finish.isFullArt ? 0 : 16;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<defs><clipPath id="card"><rect width="${width}" height="${height}" rx="26"/></clipPath>`,
    `<clipPath id="art"><rect x="${margin}" y="${margin}" width="${width - 2 * margin}" height="${height - 2 * margin}" rx="${26 - margin}"/></clipPath></defs>`,
    `<g clip-path="url(#card)"><rect width="${width}" height="${height}" fill="#070a13"/>`,
    `<g clip-path="url(#art)">${art(width, height, finish)}</g>`,
    drawFrame(facts, paletteOf(facts.aspects), width, height),
    edge(finish, width, height),
    '</g></svg>',
  ].join('');
}
