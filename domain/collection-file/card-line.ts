import { type Printing, VARIANT_TYPE_NAMES } from '../card';
import { findPrinting, indexPrintings } from './find-printing';

/** A line of a text list: `3 Brass Harrier, Of the Reef (SOR) 059` (rules/collection-files#text-lists). */
export interface ListedCard {
  count: number;
  setCode: string;
  name: string;
  subtitle: string | null;
  printing: WrittenPrinting;
  /** All printings of the card. They show whether the number alone identifies one. */
  printings: readonly WrittenPrinting[];
  /** What it means as a want, as text; a line may end in it. */
  meaning?: string;
}

type WrittenPrinting = Pick<Printing, 'id' | 'number' | 'otherNumbers' | 'variantType'>;

/** A line break would start another card, and a tab would make the line a table row. */
export const inOneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** A card's line, without a line break. It names the printing only if the number alone doesn't identify it. */
export function cardLine({
  count,
  setCode,
  name,
  subtitle,
  printing,
  printings,
  meaning = '',
}: ListedCard): string {
  const { number, variantType } = printing;
  const named = { setCode, number, isFoil: null, variantType: null };
  const ofCard = printings.map((each) => ({ ...each, cardId: '' }));
  const found = findPrinting(indexPrintings(ofCard), named);
  const isClear = found.ok && found.printing.id === printing.id;
  return [
    String(count),
    [name, ...(subtitle === null ? [] : [subtitle])].map(inOneLine).join(', '),
    `(${setCode})`,
    number,
    ...(isClear ? [] : [VARIANT_TYPE_NAMES[variantType]]),
    meaning,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** A text list: one card per line. */
export const cardLines = (cards: readonly ListedCard[]): string =>
  cards.map((card) => `${cardLine(card)}\n`).join('');
