import type { DealCost, DealSums } from '@domain/deal';
import type { DealOption } from '../api/deal-api';

interface PricedPart {
  items: readonly { copies: number; priceInCents: number }[];
  /** Null if it isn't known. */
  postageInCents: number | null;
}

/** What cards cost, in whole cents. */
export const cardsCents = (items: PricedPart['items']): number =>
  items.reduce((cents, { copies, priceInCents }) => cents + copies * priceInCents, 0);

/** What the parts of a found or a kept deal cost. */
export const costOf = (parts: readonly PricedPart[]): DealCost => ({
  totalCents: parts.reduce(
    (sum, { items, postageInCents }) => sum + cardsCents(items) + (postageInCents ?? 0),
    0,
  ),
  unknownPostage: parts.filter(({ postageInCents }) => postageInCents === null).length,
});

/** A found deal's sums. */
export const sumsOf = ({ mostSellers, parts, gapInCents, missing }: DealOption): DealSums => ({
  ...costOf(parts),
  mostSellers,
  sellers: parts.length,
  gapCents: gapInCents,
  missing,
});
