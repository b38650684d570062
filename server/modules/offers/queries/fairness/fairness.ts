import { type Fairness, fairnessOf, type GivenCopies, type KnownPrice } from '@domain/fairness';
import type { Database } from '@server/platform/db/database';
import type { Viewer } from '@server/platform/viewer';
import { findKnownPrices } from './known-prices';
import { findLacked } from './lacked-copies';

/** Copies of a printing that change hands. */
export interface NamedCopies {
  variantId: string;
  cardId: string;
  quantity: number;
}

/** What the viewer and another player would give each other. */
export interface NamedExchange {
  /** The other player's id; null if the viewer may see nothing of theirs. */
  otherId: string | null;
  gives: readonly NamedCopies[];
  gets: readonly NamedCopies[];
  /** What the viewer pays, in whole US cents; negative for what the viewer gets. */
  balanceInCents: number;
  /** Whether the copies are yet to change hands, so that somebody may lack them. */
  isOpen: boolean;
}

const UNPRICED: KnownPrice = {
  todayInCents: null,
  lowInCents: null,
  highInCents: null,
  confirmedAt: null,
  isQuarantined: false,
};
const UNKNOWN = { wanted: null, missing: null };

/** The sums of several exchanges as the viewer sees them, by the same few statements as of one (rules/fairness#sums). */
export async function fairnessOfAll(
  database: Database,
  viewer: Viewer,
  exchanges: readonly NamedExchange[],
): Promise<Fairness[]> {
  const open = exchanges.filter(({ isOpen }) => isOpen);
  const [prices, lackedBy] = await Promise.all([
    findKnownPrices(
      database,
      exchanges.flatMap(({ gives, gets }) => [...gives, ...gets].map((copies) => copies.variantId)),
    ),
    findLacked(
      database,
      viewer,
      open.flatMap(({ otherId, gives, gets }) => [
        ...(otherId === null ? [] : gives.map(({ variantId }) => ({ userId: otherId, variantId }))),
        ...gets.map(({ variantId }) => ({ userId: viewer.id, variantId })),
      ]),
    ),
  ]);
  const now = Date.now();
  return exchanges.map(({ otherId, isOpen, gives, gets, balanceInCents }) => {
    const to =
      (userId: string | null) =>
      (copies: NamedCopies): GivenCopies => ({
        ...copies,
        price: prices.get(copies.variantId) ?? UNPRICED,
        lacked:
          isOpen && userId !== null ? lackedBy({ userId, variantId: copies.variantId }) : UNKNOWN,
      });
    return fairnessOf(
      { gives: gives.map(to(otherId)), gets: gets.map(to(viewer.id)), balanceInCents },
      now,
    );
  });
}
