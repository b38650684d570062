import { aCard, aCardImage, aPrinting } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';

/** Three cards of a set, out of order, and a set without cards. */
export const cards = [
  aCard({
    id: 'sor-002',
    name: 'Brass Harrier',
    subtitle: 'Tireless',
    standardCardNumber: 2,
    standardFullCardNumber: 'SOR_002',
    hyperspaceCardNumber: 272,
    showcaseCardNumber: 302,
    cost: 10,
    traits: ['Vehicle', 'Droid'],
    keywords: ['Ambush', 'Sentinel'],
    images: { front: aCardImage('harrier'), back: null },
    cardVariants: [aPrinting('STANDARD', 125), aPrinting('FOIL', null)],
  }),
  aCard({ id: 'sor-001', name: 'Ashen Oath', standardCardNumber: 1, cost: 9, cardType: 'EVENT' }),
  aCard({ id: 'sor-010', name: 'Comet Choir', standardCardNumber: 10, cost: null, arena: null }),
];
export const catalogue = { cardSets: [aCardSet({ cards }), aCardSet({ id: 'lof', code: 'LOF' })] };
