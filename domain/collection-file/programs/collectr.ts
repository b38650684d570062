import type { CardProgram } from './card-program';

export const COLLECTR: CardProgram = {
  name: 'a Collectr portfolio',
  header: [
    'Portfolio Name',
    'Category',
    'Set',
    'Product Name',
    'Card Number',
    'Rarity',
    'Variance',
    'Grade',
    'Card Condition',
    'Average Cost Paid',
    'Quantity',
    'Market Price',
    'Price Override',
    'Watchlist',
    'Date Added',
    'Notes',
  ],
  columns: {
    Count: 'Quantity',
    Name: 'Product Name',
    Set: 'Set',
    CardNumber: 'Card Number',
    Finish: 'Variance',
  },
  optional: { PricePaid: 'Average Cost Paid' },
};
