import { copiesToGive } from '@domain/offer';
import type { Transaction } from '@server/platform/db/database';
import { leftOn, type NamedCopies } from './commitments';
import { findOpenExtras } from './open-extras';

interface SwapCopiesQuery {
  giverId: string;
  getterId: string;
  items: readonly NamedCopies[];
  /** What is looked at, if not everything. */
  seen?: { forSale: boolean; extras: boolean; isWanted: (variantId: string) => boolean };
}

/** Copies that a player may give another one in a swap, by printing and by where they come from. */
interface SwapSources {
  forSale: ReadonlyMap<string, number>;
  /** By the one who gets them. */
  wanted: ReadonlyMap<string, number>;
  extras: ReadonlyMap<string, number>;
}

/**
 * What a player has to give another one in a swap, also what the other one can’t see (rules/offers#swaps). Wants have room
 * for what isn't given from elsewhere.
 */
export async function swapSources(
  transaction: Transaction,
  { giverId, getterId, items, seen = EVERYTHING }: SwapCopiesQuery,
): Promise<SwapSources> {
  const variantIds = items.map(({ variantId }) => variantId);
  const forSale = seen.forSale ? await leftOn(transaction, giverId, 'BUY', items) : NONE;
  const open = seen.extras
    ? await findOpenExtras(transaction, { ownerId: giverId, variantIds })
    : new Map<string, { available: number }>();
  const extras = new Map([...open].map(([variantId, { available }]) => [variantId, available]));
  const fromWants = items.filter(
    ({ variantId, quantity }) =>
      seen.isWanted(variantId) &&
      !forSale.has(variantId) &&
      quantity > (extras.get(variantId) ?? 0),
  );
  const wanted = await leftOn(transaction, getterId, 'SELL', fromWants);
  return { forSale, wanted, extras };
}

const NONE: ReadonlyMap<string, number> = new Map();

const EVERYTHING = { forSale: true, extras: true, isWanted: () => true };

/** How many copies of a printing these sources have together; 0 without any. */
export const copiesFrom = ({ forSale, wanted, extras }: SwapSources, variantId: string): number =>
  copiesToGive({
    forSale: forSale.get(variantId) ?? null,
    wanted: wanted.get(variantId) ?? null,
    extra: extras.get(variantId) ?? 0,
  });
