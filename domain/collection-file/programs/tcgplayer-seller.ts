import type { CardProgram } from './card-program';

/** What a seller has at TCGplayer and what is to be added to it; the finish stands at the condition's end. */
export const TCGPLAYER_SELLER: CardProgram = {
  name: 'a TCGplayer seller’s inventory',
  header: [
    'TCGplayer Id',
    'Product Line',
    'Set Name',
    'Product Name',
    'Title',
    'Number',
    'Rarity',
    'Condition',
    'TCG Market Price',
    'TCG Direct Low',
    'TCG Low Price With Shipping',
    'TCG Low Price',
    'Total Quantity',
    'Add to Quantity',
    'TCG Marketplace Price',
    'Photo URL',
  ],
  columns: {
    Count: 'Total Quantity',
    AddedCount: 'Add to Quantity',
    Name: 'Product Name',
    Set: 'Set Name',
    CardNumber: 'Number',
    Finish: 'Condition',
  },
};
