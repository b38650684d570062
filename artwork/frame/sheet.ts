import type { CardFacts } from '../card-facts';
import { type Palette, paletteOf } from '../paint/palette';
import { edge, type Finish, FINISHES } from './finish';
import { footer } from './footer';
import { aspectMarks, costGem, statGems } from './gems';
import { namePlate } from './name-plate';
import { textBox, textBoxTop } from './text-box';

const LONG = 700;
const SHORT = 500;

/** Draws what is under a card's frame, over its whole width and height. */
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

/** Where a frame is drawn: the face's measures, its colours, and how dense its plates are. */
export interface FrameBox {
  width: number;
  height: number;
  palette: Palette;
  /** Opacity of the plates: full art shows through them. */
  plates: number;
}

/** Name, cost, aspects, type, text, stats and number: all that is legible on a card. */
function drawFrame(facts: CardFacts, palette: Palette, width: number, height: number) {
  const box: FrameBox = {
    width,
    height,
    palette,
    plates: FINISHES[facts.variantType].isFullArt ? 0.66 : 0.9,
  };
  // A leader is shown beside the text, from head to foot.
  const words = isLeaderFront(facts) ? { ...box, width: width * 0.64 } : box;
  const top = textBoxTop(facts, words);
  return [
    namePlate(facts, words),
    facts.cost === null ? '' : costGem(facts.cost),
    aspectMarks(facts.aspects, facts.cost === null, box),
    textBox(facts, top, words),
    statGems(facts, top, box),
    footer(facts, box),
  ].join('');
}

const isLeaderFront = ({ cardType, face }: CardFacts) => cardType === 'LEADER' && face === 'FRONT';
