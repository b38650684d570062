import type { Card, Printing } from './card';
import type { VariantType } from './variant-type';

type CardNumbers = Pick<
  Card,
  'standardCardNumber' | 'hyperspaceCardNumber' | 'showcaseCardNumber' | 'standardFullCardNumber'
>;

/** A card's numbers, which are those of its printings. */
export function cardNumbers(
  printings: readonly Pick<Printing, 'number' | 'variantType'>[],
  cardSetCode: string,
): CardNumbers {
  const standard = numberOf(printings, 'STANDARD');
  return {
    standardCardNumber: digits(standard),
    hyperspaceCardNumber: digits(numberOf(printings, 'HYPERSPACE')),
    showcaseCardNumber: digits(numberOf(printings, 'SHOWCASE')),
    standardFullCardNumber: standard === undefined ? null : `${cardSetCode}_${standard}`,
  };
}

function numberOf(
  printings: readonly Pick<Printing, 'number' | 'variantType'>[],
  type: VariantType,
): string | undefined {
  for (const { variantType, number } of printings) if (variantType === type) return number;
  return undefined;
}

/** The digits of a printed number: 59 for `059F`; null without digits. */
function digits(number: string | undefined): number | null {
  if (number === undefined) return null;
  const found = /\d+/.exec(number);
  return found === null ? null : Number(found[0]);
}
