import type { Rarity } from '@domain/card';
import type { CardFacts } from '../card-facts';
import { FINISHES } from './finish';
import { INK, line, PALE_INK, PLATE } from './lettering';
import { RARITY_COLOURS } from '../paint/palette';
import { path, rect } from '../paint/shapes';
import type { FrameBox } from './sheet';

/** The rarer a card, the more points its gem has. */
const RARITY_SHAPES: Record<Rarity, string> = {
  COMMON: 'M0-6A6 6 0 1 1 0 6 6 6 0 1 1 0-6Z',
  UNCOMMON: 'M0-8 8 0 0 8-8 0Z',
  RARE: 'M0-9 8-4 8 4 0 9-8 4-8-4Z',
  LEGENDARY: 'M0-11 3-3 11 0 3 3 0 11-3 3-11 0-3-3Z',
  SPECIAL: 'M0-10 3-3 10-3 4 2 6 9 0 5-6 9-4 2-10-3-3-3Z',
};

/** Rarity, set and number as printed; a serialised printing also shows which of how many copies it is. */
export function footer(facts: CardFacts, { width, height, plates }: FrameBox): string {
  const y = height - 26;
  const small = { y, size: 16, weight: 400, fill: INK } as const;
  const serial = facts.variantType === 'PRESTIGE_SERIALIZED';
  // The ornaments of a rare printing fill the corners.
  const inset = FINISHES[facts.variantType].hasOrnament ? 42 : 0;
  return [
    rect([22 + inset, y - 19, width - 44 - 2 * inset, 28], PLATE, {
      rx: 14,
      'fill-opacity': plates,
    }),
    path(RARITY_SHAPES[facts.rarity], RARITY_COLOURS[facts.rarity], {
      transform: `translate(${44 + inset} ${y - 5})`,
    }),
    line(`${facts.setCode} ${facts.number}`, { ...small, x: 62 + inset, maxWidth: width / 2 }),
    serial
      ? line('1 / 250', {
          ...small,
          x: width / 2,
          maxWidth: 90,
          weight: 700,
          fill: '#ffd978',
          anchor: 'middle',
        })
      : '',
    line('STARBINDER', {
      ...small,
      x: width - 42 - inset,
      size: 12,
      maxWidth: width / 3,
      fill: PALE_INK,
      anchor: 'end',
    }),
  ].join('');
}
