import { VARIANT_TYPES } from '@domain/card';
import { generateSet } from '@server/app/demo/catalogue/generate-set';
import { DEMO_SETS } from '@server/app/demo/catalogue/sets';

const sets = DEMO_SETS.map((mood) => generateSet(mood, 'a seed'));
const share = <Item>(items: readonly Item[], holds: (item: Item) => boolean) =>
  items.filter(holds).length / items.length;

const isOf = (cardType: string) => (card: { cardType: string }) => card.cardType === cardType;

test('one seed gives one catalogue, another seed another', () => {
  const again = DEMO_SETS.map((mood) => generateSet(mood, 'a seed'));
  expect(JSON.stringify(again)).toBe(JSON.stringify(sets));
  expect(JSON.stringify(generateSet(DEMO_SETS[0]!, 'other'))).not.toBe(JSON.stringify(sets[0]));
});

describe.each(sets.map((set) => [set.code, set] as const))('%s', (_code, { cards, printings }) => {
  test('has the proportions of a real set', () => {
    expect(cards.filter(isOf('LEADER'))).toHaveLength(18);
    expect(cards.filter(isOf('BASE'))).toHaveLength(12);
    expect(share(cards, isOf('UNIT'))).toBeGreaterThan(0.55);
    expect(share(cards, isOf('EVENT'))).toBeGreaterThan(0.2);
    expect(share(cards, ({ rarity }) => rarity === 'COMMON')).toBeCloseTo(0.42, 1);
    expect(share(cards, ({ rarity }) => rarity === 'LEGENDARY')).toBeCloseTo(0.07, 1);
    for (const aspects of [0, 1, 2]) {
      expect(cards.some((card) => card.aspects.length === aspects)).toBe(true);
    }
    expect(share(cards, ({ keywords }) => keywords.length > 0)).toBeGreaterThan(0.2);
  });

  test('no two cards share a name', () => {
    expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
  });

  test('numbers are unique among the printings of a type, and every type occurs', () => {
    const numbers = printings.map(({ variantType, number }) => `${variantType} ${number}`);
    expect(new Set(numbers).size).toBe(printings.length);
    expect(new Set(printings.map(({ variantType }) => variantType)).size).toBe(
      VARIANT_TYPES.length,
    );
  });

  test('leaders and common bases have no foil', () => {
    const foils = printings.filter(({ variantType }) => variantType === 'FOIL');
    expect(
      foils.filter(
        ({ card }) =>
          card.cardType === 'LEADER' || (card.cardType === 'BASE' && card.rarity === 'COMMON'),
      ),
    ).toEqual([]);
  });

  test('each type of card has the fields that it needs', () => {
    for (const card of cards) {
      expect(card.arena !== null).toBe(card.cardType === 'UNIT' || card.cardType === 'LEADER');
      expect(card.cost !== null).toBe(card.cardType !== 'BASE');
      expect(card.upgradePower !== null).toBe(card.cardType === 'UPGRADE');
      expect(card.backText !== null).toBe(card.cardType === 'LEADER');
      expect(card.hp !== null).toBe(!['EVENT', 'UPGRADE'].includes(card.cardType));
      if (card.hp !== null) expect(card.hp).toBeGreaterThan(0);
    }
  });
});
