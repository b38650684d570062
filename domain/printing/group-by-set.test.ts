import { aCard } from '@tests/factories/card';
import { aCardVariant } from '@tests/factories/card-image';
import { aCardSet } from '@tests/factories/card-set';
import { groupBySet } from './group-by-set';

const printing = (cardSetId: string, standardCardNumber: number, quantity: number) => ({
  card: aCard({ id: `${cardSetId}-${standardCardNumber}`, cardSetId, standardCardNumber }),
  variant: aCardVariant('STANDARD', null),
  quantity,
});

const sets = ['sor', 'shd', 'twi'].map((id) => aCardSet({ id, code: id.toUpperCase() }));

test('printings come by set, in the sets’ order, each sorted and with all that belongs to it', () => {
  const groups = groupBySet(
    [printing('twi', 3, 1), printing('sor', 12, 2), printing('twi', 1, 3), printing('sor', 2, 4)],
    sets,
    'CARD_NUMBER',
  );
  expect(
    groups.map(({ cardSet, printings }) => [
      cardSet.code,
      printings.map(({ card, quantity }) => `${quantity} × ${card.id}`),
    ]),
  ).toEqual([
    ['SOR', ['4 × sor-2', '2 × sor-12']],
    ['TWI', ['3 × twi-1', '1 × twi-3']],
  ]);
});

test('what belongs to no known set is left out, and without anything there is no group', () => {
  expect(groupBySet([printing('gone', 1, 1)], sets, 'CARD_NUMBER')).toEqual([]);
  expect(groupBySet([], sets, 'VARIANT_TYPE')).toEqual([]);
});

test('what it is given stays as it was', () => {
  const given = [printing('sor', 2, 1), printing('sor', 1, 1)];
  groupBySet(given, sets, 'CARD_NUMBER');
  expect(given.map(({ card }) => card.id)).toEqual(['sor-2', 'sor-1']);
});
