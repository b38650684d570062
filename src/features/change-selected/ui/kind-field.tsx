import { useMemo } from 'react';
import { VARIANT_TYPE_NAMES, type Card } from '@domain/card';
import {
  COLLECTION_KINDS,
  printingOfKind,
  VARIANT_TYPE_OF_KIND,
  type CollectionKind,
} from '@domain/collection';
import type { Printing } from '@domain/printing';
import type { PrintingCount } from '@/entities/collection';
import { Select } from '@/shared/ui/select';
import type { SelectedCards } from './change-collection';

/** The chosen printings of the selected cards. */
export type KindChoice = CollectionKind | 'any';

const OPTIONS = COLLECTION_KINDS.map((kind) => ({
  value: kind,
  label: VARIANT_TYPE_NAMES[VARIANT_TYPE_OF_KIND[kind]],
}));

const isKind = (value: string): value is CollectionKind =>
  COLLECTION_KINDS.some((kind) => kind === value);

interface KindFieldProps {
  value: KindChoice;
  /** Whether all of them can be chosen at once. */
  hasAny: boolean;
  onChange: (kind: KindChoice) => void;
}

/** Chooses the printings of the selected cards. */
export const KindField = ({ value, hasAny, onChange }: KindFieldProps) => (
  <Select
    label="Printings"
    options={hasAny ? [{ value: 'any', label: 'All printings' }, ...OPTIONS] : OPTIONS}
    value={value}
    onChange={({ target }) => onChange(isKind(target.value) ? target.value : 'any')}
  />
);

interface CountedPrinting extends Printing {
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
        printingsOf(card, kind).flatMap((variant) => {
          const count = counts[variant.id];
          return count ? [{ card, variant, count }] : [];
        }),
      ),
    [cards, counts, kind],
  );

function printingsOf(card: Card, kind: KindChoice) {
  if (kind === 'any') return card.cardVariants;
  const printing = printingOfKind(card, kind);
  return printing ? [printing] : [];
}
