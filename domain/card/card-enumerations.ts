import { parserOf } from '@domain/errors';

export const CARD_TYPES = ['BASE', 'EVENT', 'LEADER', 'UNIT', 'UPGRADE'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Throws `Unknown card type: value` for any other value. */
export const parseCardType = parserOf('card type', CARD_TYPES);

/** Names as shown to a person. */
export const CARD_TYPE_NAMES: Record<CardType, string> = {
  BASE: 'Base',
  EVENT: 'Event',
  LEADER: 'Leader',
  UNIT: 'Unit',
  UPGRADE: 'Upgrade',
};

/** From the most common to the rarest; tables sort by this order (rules/filters#sorting). */
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

export const ARENAS = ['GROUND', 'SPACE'] as const;
export type Arena = (typeof ARENAS)[number];

/** Throws `Unknown arena: value` for any other value. */
export const parseArena = parserOf('arena', ARENAS);

/** Names as shown to a person. */
export const ARENA_NAMES: Record<Arena, string> = { GROUND: 'Ground', SPACE: 'Space' };

export const ORIENTATIONS = ['LANDSCAPE', 'PORTRAIT'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** Throws `Unknown orientation: value` for any other value. */
export const parseOrientation = parserOf('orientation', ORIENTATIONS);
