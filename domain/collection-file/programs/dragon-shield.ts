import type { CardProgram } from './card-program';

export const DRAGON_SHIELD: CardProgram = {
  name: 'a Dragon Shield collection',
  header: [
    'Folder Name',
    'Quantity',
    'Trade Quantity',
    'Card Name',
    'Set Code',
    'Set Name',
    'Card Number',
    'Condition',
    'Printing',
    'Language',
    'Price Bought',
    'Date Bought',
    'LOW',
    'MID',
    'MARKET',
  ],
  columns: {
    Count: 'Quantity',
    Name: 'Card Name',
    Set: 'Set Code',
    CardNumber: 'Card Number',
    Finish: 'Printing',
  },
  optional: { PricePaid: 'Price Bought' },
};
