import type { CardProgram } from './card-program';

/** The collection of TCGplayer's app. */
export const TCGPLAYER: CardProgram = {
  name: 'a TCGplayer collection',
  header: [
    'Quantity',
    'Name',
    'Simple Name',
    'Set',
    'Card Number',
    'Set Code',
    'Printing',
    'Condition',
    'Language',
    'Rarity',
    'Product ID',
    'SKU',
  ],
  columns: {
    Count: 'Quantity',
    Name: 'Name',
    Set: 'Set Code',
    CardNumber: 'Card Number',
    Finish: 'Printing',
  },
};
