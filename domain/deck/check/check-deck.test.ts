import { aCard } from '@tests/factories/card';
import {
  checkDeck,
  type CheckedCard,
  type DeckFormats,
  type DeckLine,
  deckFormats,
  guessedFormat,
  SHIPPED_FORMATS,
} from '..';

const aCheckedCard = (id: string, given: Partial<CheckedCard> = {}): [string, CheckedCard] => [
  id,
  { ...aCard({ name: id }), setCodes: ['LAW'], ...given },
];

const CARDS = new Map([
  aCheckedCard('Hero', { cardType: 'LEADER', aspects: ['COMMAND', 'HEROISM'] }),
  aCheckedCard('Heroine', { cardType: 'LEADER', aspects: ['CUNNING', 'HEROISM'] }),
  aCheckedCard('Villain', { cardType: 'LEADER', aspects: ['CUNNING', 'VILLAINY'] }),
  aCheckedCard('Base', { cardType: 'BASE' }),
  aCheckedCard('Thermal Oscillator', { cardType: 'BASE' }),
  aCheckedCard('Data Vault', { cardType: 'BASE' }),
  aCheckedCard('Swarming Vulture Droid'),
  aCheckedCard('IG-2000', { subtitle: 'Assassin’s Own', setCodes: ['JTL'] }),
  aCheckedCard('Old', { setCodes: ['SOR', 'SHD'] }),
  aCheckedCard('Older', { setCodes: ['SOR'] }),
  aCheckedCard('Grave Trooper', { setCodes: ['SOR', 'SEC'] }),
  ['Grave Trooper again', aCheckedCard('Grave Trooper', { setCodes: ['SOR', 'SEC'] })[1]],
  ...Array.from({ length: 90 }, (_none, at) => aCheckedCard(`Unit ${at}`)),
]);

const CATALOGUE = { cards: CARDS, setCodes: new Set(['SOR', 'SHD', 'TWI', 'JTL', 'SEC', 'LAW']) };
const DAY = '2026-11-29';

const line = (cardId: string, part: DeckLine['part'] = 'DECK', copies = 1): DeckLine => ({
  cardId,
  part,
  copies,
});
const units = (count: number): DeckLine[] =>
  Array.from({ length: count }, (_none, at) => line(`Unit ${at}`));

const LED = [line('Hero', 'LEADER'), line('Base', 'BASE')];

interface Given {
  format?: string;
  formats?: DeckFormats;
  day?: string;
  setCodes?: ReadonlySet<string>;
}

const findingsOf = (
  lines: DeckLine[],
  {
    format = 'premier',
    formats = SHIPPED_FORMATS,
    day = DAY,
    setCodes = CATALOGUE.setCodes,
  }: Given = {},
) =>
  checkDeck({ format, lines }, { cards: CARDS, setCodes }, formats, day).map(
    ({ code, cardId, sentence }) => [code, cardId, sentence] as const,
  );

test('a deck that keeps its format’s rules has no findings', () => {
  expect(findingsOf([...LED, ...units(50)])).toEqual([]);
  expect(findingsOf([...LED, ...units(50)], { format: 'eternal' })).toEqual([]);
  expect(findingsOf([...LED, ...units(50)], { format: 'open' })).toEqual([]);
  expect(findingsOf([...LED, ...units(50)], { format: 'trilogy' })).toEqual([]);
  expect(findingsOf([...LED, ...units(30)], { format: 'limited' })).toEqual([]);
  const twins = [line('Hero', 'LEADER'), line('Heroine', 'LEADER'), line('Base', 'BASE')];
  expect(findingsOf([...twins, ...units(80)], { format: 'twin-suns' })).toEqual([]);
});

test.each<[string, DeckLine[], Given, readonly (readonly unknown[])[]]>([
  [
    'nothing',
    [],
    {},
    [
      ['LEADERS', null, 'A Premier deck has 1 leader; this one has 0.'],
      ['BASES', null, 'A Premier deck has 1 base; this one has 0.'],
      ['TOO_FEW', null, 'A Premier deck has at least 50 cards; this one has 0.'],
    ],
  ],
  [
    'two leaders in Premier',
    [...LED, line('Villain', 'LEADER'), ...units(50)],
    {},
    [['LEADERS', null, 'A Premier deck has 1 leader; this one has 2.']],
  ],
  [
    'leaders of both sides',
    [...LED, line('Villain', 'LEADER'), ...units(80)],
    { format: 'twin-suns' },
    [['SIDES', null, 'The leaders must share Heroism or Villainy.']],
  ],
  [
    'the same leader twice in Twin Suns',
    [line('Hero', 'LEADER', 2), line('Base', 'BASE'), ...units(80)],
    { format: 'twin-suns' },
    [['COPIES', 'Hero', 'Hero is there more than once; the leaders must differ.']],
  ],
  [
    'copies in deck and sideboard, of reprints, too',
    [
      ...LED,
      ...units(48),
      line('Grave Trooper', 'DECK', 2),
      line('Grave Trooper again', 'SIDEBOARD', 2),
    ],
    {},
    [['COPIES', 'Grave Trooper', 'Grave Trooper: 4 copies; Premier allows 3.']],
  ],
  [
    '99 copies',
    [...LED, ...units(49), line('Unit 60', 'DECK', 99)],
    {},
    [['COPIES', 'Unit 60', 'Unit 60: 99 copies; Premier allows 3.']],
  ],
  [
    'a card of sets that rotated',
    [...LED, ...units(49), line('Old')],
    {},
    [['SET', 'Old', 'Old is only in SOR, SHD, which Premier doesn’t allow.']],
  ],
  [
    'a suspended card, by its name alone',
    [...LED, ...units(49), line('IG-2000')],
    { format: 'eternal' },
    [['SUSPENDED', 'IG-2000', 'IG-2000, Assassin’s Own is suspended in Eternal.']],
  ],
  [
    'a sideboard that is too large',
    [
      ...LED,
      ...units(50),
      line('Unit 70', 'SIDEBOARD', 3),
      ...units(8).map((each) => ({ ...each, part: 'SIDEBOARD' as const })),
    ],
    {},
    [['SIDEBOARD', null, 'A Premier sideboard has at most 10 cards; this one has 11.']],
  ],
  [
    'a sideboard where there is none',
    [...LED, ...units(50), line('Unit 70', 'SIDEBOARD')],
    { format: 'trilogy' },
    [['SIDEBOARD', null, 'Trilogy is played without a sideboard; this one has 1 card.']],
  ],
  [
    'cards in the wrong part',
    [line('Unit 60', 'LEADER'), line('Base', 'BASE'), ...units(49), line('Hero')],
    {},
    [
      ['WRONG_PART', 'Unit 60', 'Unit 60 can’t be played as leader.'],
      ['WRONG_PART', 'Hero', 'Hero can’t be played among the deck’s cards.'],
    ],
  ],
  [
    'cards of two sets in Limited',
    [...LED, ...units(29), line('Old')],
    { format: 'limited' },
    [['SET', 'Old', 'Old isn’t in LAW, of which most cards of this Limited deck are.']],
  ],
  [
    'a card that left the catalogue',
    [...LED, ...units(50), line('gone'), line('gone', 'SIDEBOARD')],
    {},
    [['UNKNOWN_CARD', 'gone', 'The catalogue no longer has this card.']],
  ],
  [
    'an unknown format',
    [line('gone')],
    { format: 'pauper' },
    [
      [
        'UNKNOWN_FORMAT',
        null,
        '“pauper” isn’t a format that is known here, so its rules weren’t checked.',
      ],
      ['UNKNOWN_CARD', 'gone', 'The catalogue no longer has this card.'],
    ],
  ],
])('%s: the finding says which card and why', (_name, lines, given, findings) => {
  expect(findingsOf(lines, given)).toEqual(findings);
});

describe('exceptions', () => {
  test('a card may be in a deck more often', () => {
    const droids = (copies: number) =>
      findingsOf([...LED, ...units(40), line('Swarming Vulture Droid', 'DECK', copies)]);
    expect(droids(15)).toEqual([]);
    expect(droids(16)).toMatchObject([
      ['COPIES', 'Swarming Vulture Droid', expect.stringContaining('allows 15')],
    ]);
  });

  test.each([
    ['Base', 50],
    ['Thermal Oscillator', 45],
    ['Data Vault', 60],
  ])('with %s, a deck has at least %i cards', (base, least) => {
    const led = [line('Hero', 'LEADER'), line(base, 'BASE')];
    expect(findingsOf([...led, ...units(least)])).toEqual([]);
    expect(findingsOf([...led, ...units(least - 1)])).toMatchObject([
      ['TOO_FEW', null, expect.anything()],
    ]);
  });
});

describe('decks that are played together', () => {
  const check = (lines: DeckLine[], beside: DeckLine[][], format = 'trilogy') =>
    checkDeck({ format, lines, beside }, CATALOGUE, SHIPPED_FORMATS, DAY).map(
      ({ cardId, sentence }) => [cardId, sentence],
    );
  const own = [...LED, ...units(48), line('Grave Trooper', 'DECK', 2)];
  const other = [
    line('Villain', 'LEADER'),
    line('Data Vault', 'BASE'),
    line('Grave Trooper again', 'DECK', 1),
  ];

  test('share the copies of a card, and differ in leaders and bases', () => {
    expect(check(own, [other])).toEqual([]);
    expect(check(own, [other, [line('Hero', 'LEADER'), line('Grave Trooper')]])).toEqual([
      ['Hero', 'Hero is in another of the 3 decks, too; their leaders and bases must differ.'],
      ['Grave Trooper', 'Grave Trooper: 4 copies in the 3 decks together; Trilogy allows 3.'],
    ]);
  });

  test('nothing is asked of a format whose decks are played alone', () => {
    expect(check(own, [own], 'eternal')).toEqual([]);
  });
});

describe('dates', () => {
  test('the last two blocks that have begun are in Premier', () => {
    const old = [...LED, ...units(49), line('Old')];
    const isLegal = (day: string) =>
      findingsOf(old, { day }).every(([, cardId]) => cardId !== 'Old');
    expect([isLegal('2026-03-12'), isLegal('2026-03-13')]).toEqual([true, false]);
  });

  test('a card is in by any of its sets', () => {
    expect(findingsOf([...LED, ...units(49), line('Grave Trooper')])).toEqual([]);
  });

  test('a block of which the catalogue has nothing doesn’t count; without any, all sets are in', () => {
    const lines = [...LED, ...units(49), line('Older')];
    const codes = (setCodes: string[]) =>
      findingsOf(lines, { setCodes: new Set(setCodes) }).map(([, cardId]) => cardId);
    expect(codes(['SOR', 'SHD', 'JTL'])).not.toContain('Older');
    expect(codes(['SOR', 'JTL', 'LAW'])).toContain('Older');
    expect(codes(['ONE', 'TWO'])).toEqual([]);
  });

  test('the rule that holds on the day is used', () => {
    const deck = [
      line('Hero', 'LEADER'),
      line('Heroine', 'LEADER'),
      line('Base', 'BASE'),
      ...units(50),
    ];
    expect(findingsOf(deck, { format: 'twin-suns', day: '2025-03-13' })).toEqual([]);
    expect(findingsOf(deck, { format: 'twin-suns', day: '2025-03-14' })).toMatchObject([
      ['TOO_FEW', null, expect.anything()],
    ]);
  });

  test('a suspension begins and ends', () => {
    const [premier] = SHIPPED_FORMATS.formats;
    const formats = {
      ...SHIPPED_FORMATS,
      formats: [
        { ...premier!, suspended: [{ card: 'Unit 1', from: '2026-05-01', until: '2026-06-01' }] },
      ],
    };
    const on = (day: string) => findingsOf([...LED, ...units(50)], { formats, day });
    expect([on('2026-04-30'), on('2026-06-01')]).toEqual([[], []]);
    expect(on('2026-05-01')).toEqual([['SUSPENDED', 'Unit 1', 'Unit 1 is suspended in Premier.']]);
  });
});

test('sets can be named one by one', () => {
  const [premier] = SHIPPED_FORMATS.formats;
  const [rule] = premier!.rules;
  const formats = {
    ...SHIPPED_FORMATS,
    formats: [{ ...premier!, rules: [{ ...rule!, sets: { only: ['LAW'] } }] }],
  };
  expect(findingsOf([...LED, ...units(49), line('Older')], { formats })).toMatchObject([
    ['SET', 'Older', expect.anything()],
  ]);
});

test.each([
  ['premier', [...LED, ...units(50)]],
  ['eternal', [...LED, ...units(49), line('Old')]],
  ['limited', [...LED, ...units(35)]],
  ['twin-suns', [...LED, line('Heroine', 'LEADER'), ...units(20)]],
  ['premier', [...LED, ...units(5)]],
  ['premier', []],
])('a deck is guessed to be %s', (format, lines) => {
  expect(guessedFormat(lines, CATALOGUE, SHIPPED_FORMATS, DAY)).toBe(format);
});

test.each([
  [{ formats: [] }],
  [{ formats: [SHIPPED_FORMATS.formats[0], SHIPPED_FORMATS.formats[0]] }],
  [{ blocks: [{ from: 'soon', sets: ['SOR'] }] }],
  [{ exceptions: [{ card: 'Data Vault', minimun: 10 }] }],
])('formats with %j are refused', (given) => {
  expect(deckFormats.safeParse({ ...SHIPPED_FORMATS, ...given }).success).toBe(false);
});
