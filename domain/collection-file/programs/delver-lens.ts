import type { CardProgram } from './card-program';

export const DELVER_LENS: CardProgram = {
  name: 'a Delver Lens collection',
  header: ['QuantityX', 'Name', 'Edition code', 'Collector number', 'Foil'],
  columns: {
    Count: 'QuantityX',
    Name: 'Name',
    Set: 'Edition code',
    Finish: 'Foil',
  },
  optional: { CardNumber: 'Collector number' },
};
