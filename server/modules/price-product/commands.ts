import { pinProduct, type PinRefusal } from '@server/catalogue/prices/price-products';
import type { Database } from '@server/db/database';
import type { FieldError } from '@server/graphql/field-error';
import { recordCatalogueChange } from '@server/modules/audit';

interface DecideProduct {
  source: string;
  productId: string;
  finish: string;
  /** Null if the product is no card. */
  variantId?: string | null | undefined;
}

/**
 * Decides for good which printing a product is, for imports to come.
 *
 * @returns the errors; NOT_FOUND for an unknown product or printing, INVALID for one of another set, CONFLICT for one that
 * another product has
 */
export async function decideProduct(
  database: Database,
  actorId: string,
  { source, productId, finish, variantId = null }: DecideProduct,
): Promise<FieldError[]> {
  if (!/^[1-9]\d{0,14}$/.test(productId)) {
    return [{ field: 'productId', code: 'NOT_FOUND', message: 'There is no such product.' }];
  }
  return database.transaction(async (transaction) => {
    const request = { source, productId: Number(productId), finish };
    const outcome = await pinProduct(transaction, request, variantId);
    if (!outcome.ok) return [errorOf(outcome.refusal)];
    const { name, setCode, cardVariantId } = outcome.product;
    await recordCatalogueChange(transaction, {
      actorId,
      action: 'PRODUCT_PINNED',
      subject: `${setCode} ${name}, ${finish}`,
      from: cardVariantId,
      to: variantId ?? 'no card',
    });
    return [];
  });
}

const CODES: Record<PinRefusal['code'], string> = {
  UNKNOWN_PRODUCT: 'NOT_FOUND',
  UNKNOWN_PRINTING: 'NOT_FOUND',
  SEVERAL_FINISHES: 'INVALID',
  OTHER_SET: 'INVALID',
  TAKEN: 'CONFLICT',
};

const errorOf = ({ code, message }: PinRefusal): FieldError => ({
  field: code === 'UNKNOWN_PRODUCT' ? 'productId' : 'variantId',
  code: CODES[code],
  message,
});
