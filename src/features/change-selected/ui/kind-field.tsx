import { useMemo } from 'react';
import { VARIANT_TYPE_NAMES, type Card } from '@domain/card';
import {
  COLLECTION_KINDS,
  COUNTED_KINDS,
  kindsOf,
  printingOfKind,
  VARIANT_TYPE_OF_KIND,
  type CountedKind,
} from '@domain/collection';
import type { CardPrinting } from '@domain/find-cards';
import type { PrintingCount } from '@/entities/collection';
import { Select } from '@/shared/ui/select';
import type { SelectedCards } from './change-collection';

/** The chosen printings of the selected cards. */
export type KindChoice = CountedKind | 'any';

const optionOf = (kind: CountedKind) => ({
  value: kind,
  label: VARIANT_TYPE_NAMES[VARIANT_TYPE_OF_KIND[kind]],
});

const isKind = (value: string): value is CountedKind =>
  COUNTED_KINDS.some((kind) => kind === value);

/** All that are collected, and those of the others that the cards have. */
function kindsOffered(cards: readonly Card[]): readonly CountedKind[] {
  const had = kindsOf(cards);
  return COUNTED_KINDS.filter(
    (kind) => COLLECTION_KINDS.some((collected) => collected === kind) || had.includes(kind),
  );
}

interface KindFieldProps {
  /** The selected cards. */
  cards: readonly Card[];
  value: KindChoice;
  /** Whether all of them can be chosen at once. */
  hasAny: boolean;
  onChange: (kind: KindChoice) => void;
}

/** Chooses the printings of the selected cards. */
export const KindField = ({ cards, value, hasAny, onChange }: KindFieldProps) => {
  const options = kindsOffered(cards).map(optionOf);
  return (
    <Select
      label="Printings"
      options={hasAny ? [{ value: 'any', label: 'All printings' }, ...options] : options}
      value={value}
      onChange={({ target }) => onChange(isKind(target.value) ? target.value : 'any')}
    />
  );
};

interface CountedPrinting extends CardPrinting {
  count: PrintingCount;
}

/** The chosen printings of cards, with their counts. */
export const usePrintingsOfKind = (
  { cards, counts }: SelectedCards,
  kind: KindChoice,
): readonly CountedPrinting[] =>
  useMemo(
    () =>
      cards.flatMap((card) =>
        printingsOf(card, kind).flatMap((printing) => {
          const count = counts[printing.id];
          return count ? [{ card, printing, count }] : [];
        }),
      ),
    [cards, counts, kind],
  );

function printingsOf(card: Card, kind: KindChoice) {
  if (kind === 'any') return card.cardVariants;
  const printing = printingOfKind(card, kind);
  return printing ? [printing] : [];
}
