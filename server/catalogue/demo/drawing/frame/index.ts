import type { CardFacts } from '../card-facts';
import { FINISHES } from '../finish';
import type { Palette } from '../palette';
import { aspectMarks, costGem, statGems } from './gems';
import { namePlate } from './name-plate';
import { footer } from './footer';
import { textBox, textBoxTop } from './text-box';

/** Where a frame is drawn: the face's measures, its colours, and how dense its plates are. */
export interface FrameBox {
  width: number;
  height: number;
  palette: Palette;
  /** Opacity of the plates: full art shows through them. */
  plates: number;
}

/** Name, cost, aspects, type, text, stats and number: all that is legible on a card. */
export function drawFrame(facts: CardFacts, palette: Palette, width: number, height: number) {
  const box: FrameBox = {
    width,
    height,
    palette,
    plates: FINISHES[facts.variantType].isFullArt ? 0.66 : 0.9,
  };
  // A leader stands beside the words, from head to foot.
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
