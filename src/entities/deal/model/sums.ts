import type { DealSums } from '@domain/deal';
import type { DealOption } from '../api/deal-api';

/** A found deal's sums. */
export const sumsOf = ({ mostSellers, parts, gapInCents, missing }: DealOption): DealSums => ({
  mostSellers,
  sellers: parts.length,
  totalCents: parts.reduce((sum, part) => sum + part.cardsInCents + (part.postageInCents ?? 0), 0),
  unknownPostage: parts.filter((part) => part.postageInCents === null).length,
  gapCents: gapInCents,
  missing,
});
