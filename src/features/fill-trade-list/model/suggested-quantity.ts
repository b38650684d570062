import { withExtras } from '@domain/sale-list';
import type { TradeListKind } from '@domain/trade-list';
import { withMissing } from '@domain/want-list';
import type { PrintingCount } from '@/entities/collection';

/** How many copies of a printing speak for being on a list: those that are missing, or those that can be spared. */
export const copiesFor = (kind: TradeListKind, count: PrintingCount | undefined): number =>
  (kind === 'WANT_LIST' ? count?.missing?.count : count?.extraCount) ?? 0;

/**
 * How many copies of a printing a list would hold if it went by the collection; never fewer than it holds.
 *
 * @param listed how many it holds now
 */
export const suggestedQuantity = (
  kind: TradeListKind,
  listed: number,
  count: PrintingCount | undefined,
): number => (kind === 'WANT_LIST' ? withMissing : withExtras)(listed, copiesFor(kind, count));
