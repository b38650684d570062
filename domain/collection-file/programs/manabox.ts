import type { CardProgram } from './card-program';

export const MANABOX: CardProgram = {
  name: 'a ManaBox collection',
  header: [
    'Binder Name',
    'Binder Type',
    'Name',
    'Set code',
    'Set name',
    'Collector number',
    'Foil',
    'Rarity',
    'Quantity',
    'ManaBox ID',
    'Scryfall ID',
    'Purchase price',
    'Misprint',
    'Altered',
    'Condition',
    'Language',
    'Purchase price currency',
  ],
  columns: {
    Count: 'Quantity',
    Name: 'Name',
    Set: 'Set code',
    CardNumber: 'Collector number',
    Finish: 'Foil',
  },
  optional: { PricePaid: 'Purchase price', PriceCurrency: 'Purchase price currency' },
};
