import type { CardProgram } from './card-program';

export const MOXFIELD: CardProgram = {
  name: 'a Moxfield collection',
  header: [
    'Count',
    'Tradelist Count',
    'Name',
    'Edition',
    'Condition',
    'Language',
    'Foil',
    'Tags',
    'Last Modified',
    'Collector Number',
    'Alter',
    'Proxy',
    'Purchase Price',
  ],
  columns: {
    Count: 'Count',
    Name: 'Name',
    Set: 'Edition',
    CardNumber: 'Collector Number',
    Finish: 'Foil',
  },
  optional: { PricePaid: 'Purchase Price' },
};
