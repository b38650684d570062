import type { VariantType } from '@domain/card';
import { aCard, aPrinting } from './card';
import { aCardSet } from './card-set';

/** A card of a set with printings whose ids are such as `scout-1-foil`. */
function printed(
  { id, cardSetId = 'sor', name }: { id: string; cardSetId?: string; name: string },
  types: readonly VariantType[],
) {
  const number = Number(/\d+$/.exec(id)?.[0]);
  return aCard({
    id,
    cardSetId,
    name,
    standardCardNumber: number,
    standardFullCardNumber: `${cardSetId.toUpperCase()}_${String(number).padStart(3, '0')}`,
    cardVariants: types.map((type) =>
      aPrinting(type, null, {
        id: `${id}-${type.toLowerCase()}`,
        number: String(number).padStart(3, '0'),
      }),
    ),
  });
}

/** Two sets with a few cards, for lists that hold printings of both. */
export const tradeSets = () => [
  aCardSet({
    cards: [
      printed({ id: 'scout-1', name: 'Lantern Scout' }, ['STANDARD', 'FOIL']),
      printed({ id: 'harrier-2', name: 'Brass Harrier' }, ['STANDARD', 'FOIL']),
    ],
  }),
  aCardSet({
    id: 'shd',
    code: 'SHD',
    name: 'Harbours of Dusk',
    cards: [
      printed({ id: 'warden-1', cardSetId: 'shd', name: 'Ember Warden' }, ['STANDARD']),
      printed({ id: 'diver-2', cardSetId: 'shd', name: 'Tide Diver' }, ['STANDARD', 'SHOWCASE']),
    ],
  }),
];
