import { copiesToGive } from '@domain/offer';
import type { Transaction } from '@server/platform/db/database';
import { leftOn } from './commitments';
import { findOpenExtras } from './open-extras';

interface SwapCopiesQuery {
  giverId: string;
  getterId: string;
  /** Without NUL. */
  variantIds: readonly string[];
}

/** Copies that a player may give another one in a swap, by printing and by where they come from. */
interface SwapSources {
  forSale: ReadonlyMap<string, number>;
  /** By the one who gets them. */
  wanted: ReadonlyMap<string, number>;
  extras: ReadonlyMap<string, number>;
}

/** What a player has to give another one in a swap, also what the other one can’t see (rules/offers#swaps). */
export async function swapSources(
  transaction: Transaction,
  { giverId, getterId, variantIds }: SwapCopiesQuery,
): Promise<SwapSources> {
  const forSale = await leftOn(transaction, giverId, 'BUY', variantIds);
  const wanted = await leftOn(transaction, getterId, 'SELL', variantIds);
  const open = await findOpenExtras(transaction, { ownerId: giverId, variantIds });
  const extras = new Map([...open].map(([variantId, { available }]) => [variantId, available]));
  return { forSale, wanted, extras };
}

/** How many copies of a printing these sources have together; 0 without any. */
export const copiesFrom = ({ forSale, wanted, extras }: SwapSources, variantId: string): number =>
  copiesToGive({
    forSale: forSale.get(variantId) ?? null,
    wanted: wanted.get(variantId) ?? null,
    extra: extras.get(variantId) ?? 0,
  });
