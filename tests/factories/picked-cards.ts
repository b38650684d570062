import { aCard, aPrinting } from './card';
import { aCardSet } from './card-set';

const printed = (setId: string, name: string, number: number) => {
  const id = `${setId}-${number}`;
  const padded = String(number).padStart(3, '0');
  return aCard({
    id,
    cardSetId: setId,
    name,
    standardCardNumber: number,
    standardFullCardNumber: `${setId.toUpperCase()}_${padded}`,
    cost: number,
    cardVariants: (['STANDARD', 'FOIL'] as const).map((type) =>
      aPrinting(type, 100, {
        id: `${id}-${type.toLowerCase()}`,
        number: type === 'FOIL' ? `${padded}F` : padded,
      }),
    ),
  });
};

/** Two sets: `sor-1` to `sor-6`, `shd-1` and `shd-2`, each in standard and foil. */
export const pickedSets = () => [
  aCardSet({
    cards: [
      'Lantern Scout',
      'Brass Harrier',
      'Quiet Comet',
      'Lantern Keeper',
      'Tin Prophet',
      'Salt Raider',
    ].map((name, index) => printed('sor', name, index + 1)),
  }),
  aCardSet({
    id: 'shd',
    code: 'SHD',
    name: 'Shadows of Glass',
    cards: [printed('shd', 'Dune Shade', 1), printed('shd', 'Glass Heron', 2)],
  }),
];
