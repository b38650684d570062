import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { ofPrinting } from './card-variant';

/**
 * When a printing came into the catalogue, as a number that rises in the order in which imports were committed: times
 * don't, since an import takes its time at its start. The printings of one import have the same number.
 */
export const printingArrival = pgTable(
  'printing_arrival',
  {
    cardVariantId: ofPrinting().primaryKey(),
    number: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('printing_arrival_number').on(table.number)],
);
