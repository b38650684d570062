import type { StoredCount } from '@domain/collection';
import type { LedgerDifference } from '@server/modules/collection';

const printedCount = (count: StoredCount | null): string => {
  if (count === null) return 'nothing';
  const { inventory, missingOverride } = count;
  return missingOverride === null ? `${inventory}` : `${inventory} (need ${missingOverride})`;
};

/** A difference as a line for a terminal. It names the account by its id, which tells nobody who it is. */
export const printedDifference = ({ userId, variantId, kept, told }: LedgerDifference): string =>
  `  ${userId} ${variantId}: ${printedCount(kept)}, the ledger says ${printedCount(told)}`;
