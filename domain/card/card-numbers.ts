import type { Card, CardVariant } from './card';
import type { VariantType } from './card-variant';

type CardNumbers = Pick<
  Card,
  'standardCardNumber' | 'hyperspaceCardNumber' | 'showcaseCardNumber' | 'standardFullCardNumber'
>;

/** A card's numbers, which are those of its printings. */
export function cardNumbers(
  variants: readonly Pick<CardVariant, 'number' | 'variantType'>[],
  cardSetCode: string,
): CardNumbers {
  const numberOf = (type: VariantType) => variants.find((v) => v.variantType === type)?.number;
  const standard = numberOf('STANDARD');
  return {
    standardCardNumber: digits(standard),
    hyperspaceCardNumber: digits(numberOf('HYPERSPACE')),
    showcaseCardNumber: digits(numberOf('SHOWCASE')),
    standardFullCardNumber: standard === undefined ? null : `${cardSetCode}_${standard}`,
  };
}

/** The digits of a printed number: 59 for `059F`; null without digits. */
function digits(number: string | undefined): number | null {
  const found = /\d+/.exec(number ?? '');
  return found === null ? null : Number(found[0]);
}
