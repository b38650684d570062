import { copiesToGive } from '@domain/offer';
import type { Transaction } from '@server/db/database';
import { leftOn } from './commitments';
import { findOpenExtras } from './open-extras';

interface SwapCopiesQuery {
  giverId: string;
  getterId: string;
  /** Without NUL. */
  variantIds: readonly string[];
}

/** How many copies of printings a player may give in a swap. Of a printing without any, it is 0. */
interface SwapCopies {
  /** From all sources. */
  left: (variantId: string) => number;
  /** From the extras of the collection alone. */
  extras: (variantId: string) => number;
}

/** How many copies of printings a player may give another one in a swap (rules/offers#swaps). */
export async function copiesToSwap(
  transaction: Transaction,
  { giverId, getterId, variantIds }: SwapCopiesQuery,
): Promise<SwapCopies> {
  const forSale = await leftOn(transaction, giverId, 'BUY', variantIds);
  const wanted = await leftOn(transaction, getterId, 'SELL', variantIds);
  const open = await findOpenExtras(transaction, { ownerId: giverId, variantIds });
  const extras = (variantId: string) => open.get(variantId)?.available ?? 0;
  return {
    extras,
    left: (variantId) =>
      copiesToGive({
        forSale: forSale.get(variantId) ?? null,
        wanted: wanted.get(variantId) ?? null,
        extra: extras(variantId),
      }),
  };
}
