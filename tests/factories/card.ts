import type { Card } from '@domain/card';

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
