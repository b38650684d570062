import { aCard, aPrinting } from '@tests/factories/card';
import { ownedOf } from './owned';

const card = aCard({
  cardType: 'UNIT',
  cardVariants: [
    aPrinting('STANDARD', null, { id: 'standard' }),
    aPrinting('FOIL', null, { id: 'foil' }),
    aPrinting('SHOWCASE', null, { id: 'showcase' }),
  ],
});

test('copies of all printings count towards one playset', () => {
  const counts = { standard: { inventory: 1, target: 3 }, foil: { inventory: 4, target: 0 } };
  expect(ownedOf(card, counts)).toEqual({ copies: 5, playset: 3 });
  expect(ownedOf(card, {})).toEqual({ copies: 0, playset: 3 });
});

test('a playset is one of a leader, and never less than the greatest target', () => {
  const counts = { standard: { inventory: 1, target: 1 }, foil: { inventory: 0, target: 4 } };
  const leader = { ...card, cardType: 'LEADER' as const };
  expect(ownedOf(leader, { standard: counts.standard })).toEqual({ copies: 1, playset: 1 });
  expect(ownedOf(leader, counts)).toEqual({ copies: 1, playset: 4 });
});
