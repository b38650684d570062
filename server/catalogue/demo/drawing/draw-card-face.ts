import type { CardFacts } from './card-facts';
import { finishOf, isFullArt } from './finish';
import { drawFrame } from './frame';
import { paletteOf } from './palette';
import { drawScene } from './scene';

const LONG = 700;
const SHORT = 500;

/** One face of a printing as SVG, 500 × 700 units, or 700 × 500 if it is landscape. */
export function drawCardFace(facts: CardFacts): string {
  const [width, height] = facts.orientation === 'LANDSCAPE' ? [LONG, SHORT] : [SHORT, LONG];
  const palette = paletteOf(facts.aspects);
  const margin = isFullArt(facts.variantType) ? 0 : 14;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<defs><clipPath id="card"><rect width="${width}" height="${height}" rx="26"/></clipPath>`,
    `<clipPath id="art"><rect x="${margin}" y="${margin}" width="${width - 2 * margin}" height="${height - 2 * margin}" rx="${26 - margin}"/></clipPath></defs>`,
    `<g clip-path="url(#card)"><rect width="${width}" height="${height}" fill="#05070d"/>`,
    `<g clip-path="url(#art)">${drawScene(facts, palette, width, height)}</g>`,
    drawFrame(facts, palette, width, height),
    finishOf(facts.variantType, width, height),
    '</g></svg>',
  ].join('');
}
