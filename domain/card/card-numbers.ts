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
  const standard = numberOf(variants, 'STANDARD');
  return {
    standardCardNumber: digits(standard),
    hyperspaceCardNumber: digits(numberOf(variants, 'HYPERSPACE')),
    showcaseCardNumber: digits(numberOf(variants, 'SHOWCASE')),
    standardFullCardNumber: standard === undefined ? null : `${cardSetCode}_${standard}`,
  };
}

function numberOf(
  variants: readonly Pick<CardVariant, 'number' | 'variantType'>[],
  type: VariantType,
): string | undefined {
  for (const { variantType, number } of variants) if (variantType === type) return number;
  return undefined;
}

/** The digits of a printed number: 59 for `059F`; null without digits. */
function digits(number: string | undefined): number | null {
  if (number === undefined) return null;
  const found = /\d+/.exec(number);
  return found === null ? null : Number(found[0]);
}
