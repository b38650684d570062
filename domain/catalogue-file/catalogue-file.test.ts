import fc from 'fast-check';
import { cardNumbers, type Card, type Printing, VARIANT_TYPES } from '@domain/card';
import { aCard, aPrinting } from '@tests/factories/card';
import { anyCards } from '@tests/factories/card-expression';
import { demoCards } from '@tests/factories/demo-cards';
import { packCatalogue, unpackCatalogue } from '.';

const NONE = { front: null, back: null };

/** A card as the file has it: without pictures, and with the numbers that follow from its printings. */
const asInFile = (card: Card): Card => ({
  ...card,
  ...cardNumbers(card.cardVariants, card.cardSetId.toUpperCase()),
  images: {
    front: card.images.front && { ...card.images.front, id: '', url: '' },
    back: null,
  },
  cardVariants: card.cardVariants.map((printing) => ({ ...printing, images: NONE })),
});

const sent = (sets: readonly { id: string; code: string }[], cards: readonly Card[]): Card[] => {
  const file = packCatalogue(sets, (id) => cards.filter(({ cardSetId }) => cardSetId === id));
  return unpackCatalogue(JSON.parse(JSON.stringify(file)));
};

const anyPrinting: fc.Arbitrary<Printing> = fc
  .record({
    variantType: fc.constantFrom(...VARIANT_TYPES),
    price: fc.option(fc.integer({ min: 1, max: 99_999 })),
    id: fc.string(),
    number: fc.oneof(fc.stringMatching(/^[0-9]{1,11}[A-Z]?$/), fc.string()),
    otherNumbers: fc.array(fc.string(), { maxLength: 2 }),
    artist: fc.option(fc.string()),
  })
  .map(({ variantType, price, ...given }) => aPrinting(variantType, price, given));

test('a catalogue comes out of its file as it was, but for the pictures', () => {
  const anySetCards = fc.tuple(anyCards, fc.array(fc.array(anyPrinting, { maxLength: 4 })));
  fc.assert(
    fc.property(fc.array(anySetCards, { maxLength: 3 }), (made) => {
      const sets = made.map((_, at) => ({ id: `s${at}`, code: `S${at}` }));
      const cards = made.flatMap(([given, printings], set) =>
        given.map((card, at) => ({
          ...card,
          cardSetId: `s${set}`,
          cardVariants: printings[at] ?? [],
        })),
      );
      expect(sent(sets, cards)).toEqual(JSON.parse(JSON.stringify(cards.map(asInFile))));
    }),
  );
});

test('the demo’s cards come out as they were', () => {
  const { sets, cards } = demoCards();
  expect(sent(sets, cards)).toEqual(JSON.parse(JSON.stringify(cards.map(asInFile))));
});

test('a value that this version doesn’t know is refused by name', () => {
  const card = { ...aCard(), rarity: 'MYTHIC' as Card['rarity'] };
  expect(() => sent([{ id: 'sor', code: 'SOR' }], [card])).toThrow('Unknown rarity: MYTHIC');
});
