import { OWN_COLUMNS } from '../file-columns';
import type { CardProgram } from './card-program';

export const OWN_CSV: CardProgram = {
  name: 'a collection exported here, as CSV',
  header: OWN_COLUMNS,
  columns: { Set: 'Set', CardNumber: 'CardNumber', Count: 'Count', Variant: 'Variant' },
  optional: { Name: 'Name', Missing: 'Missing', IsFoil: 'IsFoil', Want: 'Want' },
};
