import { offer } from '@server/db/tables';
import { and, eq, isNull, or } from 'drizzle-orm';

/** Offers that ask for copies: pending, or accepted and neither exchanged nor called off; as the indexes have it. */
export const IS_OPEN = or(
  eq(offer.status, 'PENDING'),
  and(
    eq(offer.status, 'ACCEPTED'),
    isNull(offer.calledOffAt),
    or(isNull(offer.initiatorExchangedAt), isNull(offer.recipientExchangedAt)),
  ),
);
