import fc from 'fast-check';
import { cardFinderOf } from '@domain/find-cards';
import { aCard, aPrinting } from '@tests/factories/card';
import { demoCards } from '@tests/factories/demo-cards';
import {
  type CardToWrite,
  type DeckLine,
  readDeck,
  writeDeckJson,
  writeDeckText,
  writeMeleeDeck,
} from '.';

const { cards, sets } = demoCards();
const finder = cardFinderOf(cards, sets);
const written = new Map(
  cards.map((card): [string, CardToWrite] => [
    card.id,
    { ...card, setCode: finder.codeOf(card) ?? '' },
  ]),
);

const isFace = (type: string) => type === 'LEADER' || type === 'BASE';
const idsOf = (isAsked: (type: string) => boolean) =>
  cards.filter(({ cardType }) => isAsked(cardType)).map(({ id }) => id);

const copiesOf = (ids: readonly string[], part: DeckLine['part'], most: number) =>
  fc.uniqueArray(
    fc.record({
      cardId: fc.constantFrom(...ids),
      part: fc.constant(part),
      copies: fc.integer({ min: 1, max: part === 'LEADER' || part === 'BASE' ? 1 : 99 }),
    }),
    { selector: ({ cardId }) => cardId, maxLength: most },
  );

/** Any deck with cards, whether a format allows it or not. */
const decks = fc
  .tuple(
    copiesOf(
      idsOf((type) => type === 'LEADER'),
      'LEADER',
      2,
    ),
    copiesOf(
      idsOf((type) => type === 'BASE'),
      'BASE',
      1,
    ),
    copiesOf(
      idsOf((type) => !isFace(type)),
      'DECK',
      60,
    ),
    copiesOf(
      idsOf(() => true),
      'SIDEBOARD',
      12,
    ),
  )
  .map((parts): DeckLine[] => parts.flat())
  .filter((lines) => lines.length > 0);

const read = (text: string) => {
  const reading = readDeck(text, finder);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.deck;
};

const NAME = 'Friday’s “best” #2';

describe('reading what was written gives the same deck', () => {
  test('as JSON', () => {
    fc.assert(
      fc.property(decks, (lines) => {
        const json = writeDeckJson({ name: NAME, author: 'juno', lines }, written);
        if (!json.ok) throw new Error(json.reason);
        const deck = { name: NAME, author: 'juno', questions: [], faults: [] };
        expect(read(json.text)).toEqual({ ...deck, lines });
      }),
    );
  });

  test('as Melee’s text', () => {
    fc.assert(
      fc.property(decks, (lines) => {
        const text = writeMeleeDeck({ name: NAME, author: '', lines }, written);
        expect(read(text)).toMatchObject({ questions: [], faults: [], lines });
      }),
    );
  });

  test('as plain text', () => {
    fc.assert(
      fc.property(decks, (lines) => {
        const text = writeDeckText({ name: NAME, author: '', lines }, written);
        expect(read(text)).toMatchObject({ name: NAME, questions: [], faults: [], lines });
      }),
    );
  });
});

const aCardToWrite = (
  name: string,
  number: string,
  given: Partial<CardToWrite> = {},
): CardToWrite => ({
  ...aCard({ name }),
  setCode: 'SOR',
  cardVariants: [aPrinting('STANDARD', null, { number })],
  ...given,
});

const KNOWN = new Map([
  ['leader', aCardToWrite('Ilan Veer', '5', { subtitle: 'Keeper of the Gate' })],
  ['second', aCardToWrite('Oru Tam', '006')],
  ['third', aCardToWrite('Zel', '7')],
  ['base', aCardToWrite('Salt Harbour', '020')],
  ['other base', aCardToWrite('Fresh Harbour', '021')],
  ['unit', aCardToWrite('Brass | Harrier', '059')],
  [
    'hyperspace',
    aCardToWrite('Late', '1001', {
      cardVariants: [
        aPrinting('STANDARD', null, { number: '1001' }),
        aPrinting('HYPERSPACE', null, { number: '331' }),
      ],
    }),
  ],
  ['prestige', aCardToWrite('Later', '1002')],
  ['short set', aCardToWrite('Latest', '003', { setCode: 'P2' })],
]);

const line = (cardId: string, part: DeckLine['part'] = 'DECK', copies = 1): DeckLine => ({
  cardId,
  part,
  copies,
});
const jsonOf = (...lines: DeckLine[]) =>
  writeDeckJson({ name: 'Gate', author: 'juno', lines }, KNOWN);

test('JSON has padded numbers, ids once in a part, and no second leader without one', () => {
  const json = jsonOf(
    line('leader', 'LEADER'),
    line('base', 'BASE'),
    line('unit', 'DECK', 2),
    line('unit'),
    line('hyperspace', 'SIDEBOARD'),
  );
  expect(json).toMatchObject({ ok: true });
  expect(JSON.parse((json as { text: string }).text)).toEqual({
    metadata: { name: 'Gate', author: 'juno' },
    leader: { id: 'SOR_005', count: 1 },
    base: { id: 'SOR_020', count: 1 },
    deck: [{ id: 'SOR_059', count: 3 }],
    sideboard: [{ id: 'SOR_331', count: 1 }],
  });
});

test('two leaders are both written', () => {
  const json = jsonOf(line('leader', 'LEADER'), line('second', 'LEADER'));
  expect((json as { text: string }).text).toContain('"secondleader":{"id":"SOR_006","count":1}');
});

test.each([
  ['NO_NUMBER', [line('prestige')], 'Later has no number that this format can name.'],
  ['NO_NUMBER', [line('short set')], 'Latest has no number that this format can name.'],
  [
    'LEADERS',
    ['leader', 'second', 'third'].map((id) => line(id, 'LEADER')),
    'This format takes at most two leaders.',
  ],
  ['BASES', [line('base', 'BASE'), line('other base', 'BASE')], 'This format takes one base.'],
])('JSON is refused: %s', (code, lines, reason) => {
  expect(jsonOf(...lines)).toEqual({ ok: false, code, reason });
});

test('JSON that Karabast wouldn’t take for its length is refused, unless it is for others', () => {
  const deck = { name: 'x'.repeat(5_000), author: '', lines: [line('unit')] };
  expect(writeDeckJson(deck, KNOWN)).toEqual({
    ok: false,
    code: 'TOO_LONG',
    reason: 'It has 5,087 characters; Karabast takes at most 5,000.',
  });
  expect(writeDeckJson(deck, KNOWN, Infinity)).toMatchObject({ ok: true });
});

const SMALL = {
  name: 'Gate',
  author: '',
  lines: [
    line('unit', 'DECK', 3),
    line('leader', 'LEADER'),
    line('base', 'BASE'),
    line('hyperspace', 'SIDEBOARD'),
    line('gone'),
  ],
};

test('Melee’s text has its headings, and a bar between the names', () => {
  expect(writeMeleeDeck(SMALL, KNOWN)).toBe(
    'Leader\n1 | Ilan Veer | Keeper of the Gate\n\nBase\n1 | Salt Harbour\n\nMainDeck\n3 | Brass / Harrier\n\nSideboard\n1 | Late\n',
  );
});

test('plain text has the name, and sets and numbers', () => {
  expect(writeDeckText(SMALL, KNOWN)).toBe(
    '# Gate\n\nLeader\n1 Ilan Veer, Keeper of the Gate (SOR) 5\n\nBase\n1 Salt Harbour (SOR) 020\n\nDeck\n3 Brass | Harrier (SOR) 059\n\nSideboard\n1 Late (SOR) 1001\n',
  );
});
