import {
  type JudgedProduct,
  type PinOutcome,
  pinProduct,
  type ProductRequest,
  unpinProduct,
} from './pin-product';
import type { Database, Transaction } from '@server/platform/db/database';
import { recordCatalogueChange } from '@server/modules/people';

/**
 * Decides for good which printing a product is, for imports to come.
 *
 * @param actorId null for the command
 * @param cardVariantId null if the product is no card
 */
export const decideProduct = (
  database: Database,
  actorId: string | null,
  request: ProductRequest,
  cardVariantId: string | null,
): Promise<PinOutcome> =>
  recorded(database, { actorId, action: 'PRODUCT_PINNED' }, (transaction) =>
    pinProduct(transaction, request, cardVariantId),
  );

/** Takes back what a person decided about a product, so the rules judge it again. */
export const takeBackDecision = (
  database: Database,
  actorId: string | null,
  request: ProductRequest,
): Promise<PinOutcome> =>
  recorded(database, { actorId, action: 'PRODUCT_UNPINNED' }, (transaction) =>
    unpinProduct(transaction, request),
  );

interface Decision {
  actorId: string | null;
  action: 'PRODUCT_PINNED' | 'PRODUCT_UNPINNED';
}

const recorded = (
  database: Database,
  decision: Decision,
  decide: (transaction: Transaction) => Promise<PinOutcome>,
): Promise<PinOutcome> =>
  database.transaction(async (transaction) => {
    const outcome = await decide(transaction);
    if (outcome.ok) await recordCatalogueChange(transaction, { ...decision, ...inWords(outcome) });
    return outcome;
  });

const inWords = ({ before, after }: Extract<PinOutcome, { ok: true }>) => ({
  subject: `${before.setCode} ${before.name}, ${before.finish}`,
  from: printingInWords(before),
  to: printingInWords(after),
});

const printingInWords = ({
  match,
  cardVariantId,
}: Pick<JudgedProduct, 'match' | 'cardVariantId'>): string | null =>
  match === 'IGNORED' ? 'no card' : cardVariantId;
