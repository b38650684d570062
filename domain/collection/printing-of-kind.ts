import type { Card, CardVariant } from '../card';
import { VARIANT_TYPE_OF_KIND, type CollectionKind } from './collection-kind';

/** A card's printing of a kind, of which there is one at most; undefined where there is none. */
export const printingOfKind = (
  { cardVariants }: Pick<Card, 'cardVariants'>,
  kind: CollectionKind,
): CardVariant | undefined =>
  cardVariants.find(({ variantType }) => variantType === VARIANT_TYPE_OF_KIND[kind]);
