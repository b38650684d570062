import { VARIANT_TYPE_NAMES } from '@domain/card';
import type { ProductPrinting, UnmatchedProduct } from '../api/catalogue-api';

export type NamedProduct = Pick<UnmatchedProduct, 'name' | 'finish'>;

/** A price source's product in one finish: “Brass Harrier (Judge Promo), Foil”. */
export const nameOfProduct = ({ name, finish }: NamedProduct): string => `${name}, ${finish}`;

export const keyOfProduct = ({
  source,
  productId,
  finish,
}: Pick<UnmatchedProduct, 'source' | 'productId' | 'finish'>): string =>
  `${source} ${productId} ${finish}`;

export const nameOfPrinting = ({ cardName, variantType }: ProductPrinting): string =>
  `${cardName}, ${VARIANT_TYPE_NAMES[variantType]}`;
