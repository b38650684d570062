import { parseCard, type CardAnswer } from './parse-card';

const answer: CardAnswer = {
  id: 'sor-001',
  cardSetId: 'sor',
  name: 'Lantern Scout',
  subtitle: null,
  standardCardNumber: 1,
  hyperspaceCardNumber: 271,
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
  aspects: ['COMMAND', 'HEROISM'],
  traits: ['Scout'],
  keywords: [],
  frontText: 'When played: draw a card.',
  backText: null,
  unique: false,
  images: {
    front: { id: 'a1', url: '/images/cards/a1', orientation: 'PORTRAIT' },
    back: null,
  },
  cardVariants: [
    {
      id: 'sor-001-standard',
      number: '001',
      otherNumbers: ['027'],
      artist: null,
      variantType: 'STANDARD',
      currentMarketPrice: { priceCents: 25, recordedAt: '2026-01-02T00:00:00.000Z' },
      images: { front: { id: 'a1', url: '/images/cards/a1', orientation: 'PORTRAIT' }, back: null },
    },
  ],
};

test('keeps every field of an answer', () => {
  expect(parseCard(answer)).toEqual(answer);
});

test('a card that is in no arena has none', () => {
  expect(parseCard({ ...answer, arena: null }).arena).toBeNull();
});

const broken: [string, object][] = [
  ['Unknown rarity: MYTHIC', { rarity: 'MYTHIC' }],
  ['Unknown card type: SPELL', { cardType: 'SPELL' }],
  ['Unknown arena: SEA', { arena: 'SEA' }],
  ['Unknown aspect: ORDER', { aspects: ['COMMAND', 'ORDER'] }],
  [
    'Unknown orientation: ROUND',
    { images: { front: null, back: { id: 'b', url: '/b', orientation: 'ROUND' } } },
  ],
  [
    'Unknown variant type: GLITTER',
    { cardVariants: [{ ...answer.cardVariants[0], variantType: 'GLITTER' }] },
  ],
];

test.each(broken)('%s', (message, fields) => {
  expect(() => parseCard({ ...answer, ...fields } as CardAnswer)).toThrow(message);
});
