import type { CardProgram } from './card-program';

/** One row a card, with a column for each finish and one for both. */
export const DECKED_BUILDER: CardProgram = {
  name: 'a Decked Builder collection',
  header: [
    'Total Qty',
    'Reg Qty',
    'Foil Qty',
    'Card',
    'Set',
    'Mana Cost',
    'Card Type',
    'Color',
    'Rarity',
    'Mvid',
    'Single Price',
    'Single Foil Price',
    'Total Price',
    'Price Source',
    'Notes',
  ],
  columns: { Count: 'Reg Qty', FoilCount: 'Foil Qty', Name: 'Card', Set: 'Set' },
  optional: { CardNumber: 'Number' },
};
