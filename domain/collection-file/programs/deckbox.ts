import type { CardProgram } from './card-program';

export const DECKBOX: CardProgram = {
  name: 'a Deckbox collection',
  header: [
    'Count',
    'Tradelist Count',
    'Name',
    'Edition',
    'Edition Code',
    'Card Number',
    'Condition',
    'Language',
    'Foil',
    'Signed',
    'Artist Proof',
    'Altered Art',
    'Misprint',
    'Promo',
    'Textless',
    'My Price',
  ],
  columns: {
    Count: 'Count',
    Name: 'Name',
    Set: 'Edition',
    CardNumber: 'Card Number',
    Finish: 'Foil',
  },
  // Older exports have only the set's name.
  optional: { Set: 'Edition Code' },
};
