import type { Card, CardImage, Printing, Orientation, VariantType } from '@domain/card';

/** An invented unit with one standard printing, for tests; `given` replaces what a test is about. */
export function aCard(given: Partial<Card> = {}): Card {
  return {
    id: 'sor-001',
    cardSetId: 'sor',
    name: 'Lantern Scout',
    subtitle: null,
    standardCardNumber: 1,
    hyperspaceCardNumber: null,
    showcaseCardNumber: null,
    standardFullCardNumber: 'SOR_001',
    cost: 2,
    rarity: 'COMMON',
    power: 2,
    hp: 3,
    upgradePower: null,
    upgradeHp: null,
    cardType: 'UNIT',
    arena: 'GROUND',
    aspects: ['COMMAND'],
    traits: ['Scout'],
    keywords: [],
    frontText: null,
    backText: null,
    unique: false,
    images: { front: null, back: null },
    cardVariants: [],
    ...given,
  };
}

/** A picture at an invented address. */
export const aCardImage = (id: string, orientation: Orientation = 'PORTRAIT'): CardImage => ({
  id,
  url: `/images/cards/${id}`,
  orientation,
});

/** A printing with a front; `priceCents` null means no market price. */
export const aPrinting = (
  variantType: VariantType,
  priceCents: number | null,
  given: Partial<Printing> = {},
): Printing => ({
  id: `sor-001-${variantType.toLowerCase()}`,
  number: '001',
  otherNumbers: [],
  variantType,
  artist: null,
  currentMarketPrice:
    priceCents === null ? null : { priceCents, recordedAt: '2026-03-01T00:00:00.000Z' },
  images: { front: aCardImage(`front-${variantType.toLowerCase()}`), back: null },
  ...given,
});
