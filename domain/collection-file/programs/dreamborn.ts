import type { CardProgram } from './card-program';

/** One row a card, with a column for each finish. */
export const DREAMBORN: CardProgram = {
  name: 'a Dreamborn collection',
  header: [
    'Normal',
    'Foil',
    'Name',
    'Set',
    'Card Number',
    'Color',
    'Rarity',
    'Price',
    'Foil Price',
  ],
  columns: {
    Count: 'Normal',
    FoilCount: 'Foil',
    Name: 'Name',
    Set: 'Set',
    CardNumber: 'Card Number',
  },
};
