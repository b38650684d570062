import { parserOf } from '@domain/errors';

export const RARITIES = ['COMMON', 'UNCOMMON', 'RARE', 'LEGENDARY', 'SPECIAL'] as const;
export type Rarity = (typeof RARITIES)[number];

/** Throws `Unknown rarity: value` for any other value. */
export const parseRarity = parserOf('rarity', RARITIES);

/** Names as shown to a person. */
export const RARITY_NAMES: Record<Rarity, string> = {
  COMMON: 'Common',
  UNCOMMON: 'Uncommon',
  RARE: 'Rare',
  LEGENDARY: 'Legendary',
  SPECIAL: 'Special',
};
