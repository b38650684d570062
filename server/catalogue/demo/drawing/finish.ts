import type { VariantType } from '@domain/card';

const FOIL: readonly VariantType[] = ['FOIL', 'HYPERSPACE_FOIL', 'PRESTIGE_FOIL'];
const FULL_ART: readonly VariantType[] = [
  'HYPERSPACE',
  'HYPERSPACE_FOIL',
  'SHOWCASE',
  'PRESTIGE',
  'PRESTIGE_FOIL',
  'PRESTIGE_SERIALIZED',
];
const EDGES: Partial<Record<VariantType, readonly [string, string]>> = {
  SHOWCASE: ['#fff3c9', '#c8902a'],
  PRESTIGE: ['#f4f6ff', '#8d97b8'],
  PRESTIGE_FOIL: ['#ffe3f6', '#8ad2ff'],
  PRESTIGE_SERIALIZED: ['#2b2412', '#f6cf6a'],
};

/** Whether a printing's art reaches to the card's edge. */
export const isFullArt = (variantType: VariantType): boolean => FULL_ART.includes(variantType);

/** What a printing adds above the card: a foil's sheen, a collector's edge. */
export function finishOf(variantType: VariantType, width: number, height: number): string {
  return (
    (FOIL.includes(variantType) ? sheen(width, height) : '') + edge(variantType, width, height)
  );
}

const sheen = (width: number, height: number): string =>
  `<defs><linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1">${[
    ['#7df9ff', 0.05],
    ['#ffffff', 0.3],
    ['#ff8ad8', 0.12],
    ['#ffe27d', 0.26],
    ['#8dffb0', 0.08],
    ['#ffffff', 0.24],
    ['#8aa2ff', 0.12],
  ]
    .map(
      ([colour, opacity], at) =>
        `<stop offset="${at / 6}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join(
      '',
    )}</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sheen)"/>`;

function edge(variantType: VariantType, width: number, height: number): string {
  const colours = EDGES[variantType];
  if (!colours) return '';
  return [
    `<defs><linearGradient id="edge" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${colours[0]}"/>`,
    `<stop offset="0.5" stop-color="${colours[1]}"/><stop offset="1" stop-color="${colours[0]}"/></linearGradient></defs>`,
    `<rect x="7" y="7" width="${width - 14}" height="${height - 14}" rx="20" fill="none" stroke="url(#edge)" stroke-width="10"/>`,
  ].join('');
}
