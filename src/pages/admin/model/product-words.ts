import { VARIANT_TYPE_NAMES } from '@domain/card';
import type { ProductPrinting, UnmatchedProduct } from '../api/catalogue-api';

export type NamedProduct = Pick<UnmatchedProduct, 'name' | 'finish'>;

/** A price source's product in one finish: “Brass Harrier (Judge Promo), Foil”. */
export const nameOfProduct = ({ name, finish }: NamedProduct): string => `${name}, ${finish}`;

type ProductKey = Pick<UnmatchedProduct, 'source' | 'productId' | 'finish'>;

export const keyOfProduct = ({ source, productId, finish }: ProductKey): string =>
  `${source} ${productId} ${finish}`;

/** Whether a mutation about a product is being sent, which leaves the buttons of the others. */
export const isSentAbout = (
  product: ProductKey,
  { isLoading, originalArgs }: { isLoading: boolean; originalArgs?: ProductKey | undefined },
): boolean =>
  isLoading && originalArgs !== undefined && keyOfProduct(originalArgs) === keyOfProduct(product);

export const nameOfPrinting = ({ cardName, variantType }: ProductPrinting): string =>
  `${cardName}, ${VARIANT_TYPE_NAMES[variantType]}`;
