import { PRICE_TYPES } from '@domain/pricing';
import { builder } from '@server/platform/graphql/builder';

/** How a copy on a sale list, and in an offer made on either list, is priced. */
export const PriceType = builder.enumType('PriceType', { values: PRICE_TYPES });
