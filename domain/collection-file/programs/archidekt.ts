import type { CardProgram } from './card-program';

export const ARCHIDEKT: CardProgram = {
  name: 'an Archidekt collection',
  header: [
    'Quantity',
    'Name',
    'Finish',
    'Condition',
    'Date Added',
    'Language',
    'Purchase Price',
    'Tags',
    'Edition Name',
    'Edition Code',
    'Multiverse Id',
    'Scryfall ID',
    'Collector Number',
  ],
  columns: {
    Count: 'Quantity',
    Name: 'Name',
    Set: 'Edition Code',
    CardNumber: 'Collector Number',
    Finish: 'Finish',
  },
  optional: { PricePaid: 'Purchase Price' },
};
