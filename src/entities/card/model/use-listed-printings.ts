import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import type { Card } from '@domain/card';
import type { CardPrinting } from '@domain/find-cards';
import { apiErrorOf, type ApiError } from '@/shared/api';
import { useAppSelector } from '@/shared/store';
import { useCardsQuery } from '../api/card-api';
import { selectCardLoadError, selectCardsById, selectIsAnyInFlight } from './card-cache-slice';

/** A printing as an entry of a list. */
export interface Listed {
  variantId: string;
  cardId: string;
}

/** The ids of a list's cards, each once, for the request of its cards. */
export const listedCardIds = (listed: Iterable<Listed>): string[] =>
  [...new Set(Array.from(listed, ({ cardId }) => cardId))].sort();

/** A list's item with its card. `id` is the printing's. */
export interface ListedPrinting<Item extends Listed> extends CardPrinting {
  id: string;
  item: Item;
}

/**
 * Makes the rows of a list. A row stays the same object while its item and card do, so a change of one item doesn't
 * render the others. Items without their card or printing are left out.
 */
function rowMaker<Item extends Listed>() {
  const made = new WeakMap<Item, ListedPrinting<Item>>();
  const rowOf = (item: Item, card: Card): ListedPrinting<Item> | undefined => {
    const before = made.get(item);
    if (before?.card === card) return before;
    const printing = card.cardVariants.find(({ id }) => id === item.variantId);
    if (!printing) return undefined;
    const row = { id: item.variantId, item, card, printing };
    made.set(item, row);
    return row;
  };
  return (items: readonly Item[], cardOf: (id: string) => Card | null) =>
    items.flatMap((item) => {
      const card = cardOf(item.cardId);
      return (card && rowOf(item, card)) ?? [];
    });
}

interface ListedPrintings<Item extends Listed> {
  /** Unordered; null until their cards were first loaded. They stay if a retry fails. */
  rows: readonly ListedPrinting<Item>[] | null;
  /** Their cards, each once; the same array until a card is added or removed. */
  cards: readonly Card[];
  /** Whether cards are still being loaded, so that rows may be missing. */
  isLoading: boolean;
  error: ApiError | null;
  retry: () => void;
}

const NONE: readonly never[] = [];

/** A list's printings with their cards. Cards that aren't in the cache are loaded. Null for no list. */
export function useListedPrintings<Item extends Listed>(
  items: Readonly<Record<string, Item>> | null,
): ListedPrintings<Item> {
  const cardIds = useCardIds(items);
  const query = useCardsQuery(cardIds.length > 0 ? cardIds : skipToken);
  const byId = useAppSelector(selectCardsById);
  const sharedError = useAppSelector(selectCardLoadError);
  const [makeRows] = useState(() => rowMaker<Item>());

  const cards = useMemo(() => cardIds.flatMap((id) => byId[id] ?? NONE), [cardIds, byId]);
  const missing = useMemo(() => cardIds.filter((id) => !byId[id]), [cardIds, byId]);
  const isInFlight = useAppSelector((state) => selectIsAnyInFlight(state, missing));
  const rows = useMemo(
    () => items && makeRows(Object.values(items), (id) => byId[id] ?? null),
    [items, byId, makeRows],
  );

  const isWhole = missing.length === 0;
  const isSettled = isWhole || !(query.isFetching || isInFlight);
  // Another query may have contained some of them, so its failure is only in the shared error.
  const carried = missing.some((id) => sharedError?.ids.includes(id)) ? sharedError : null;
  return {
    rows: isWhole || query.data !== undefined ? rows : null,
    cards,
    isLoading: !isSettled,
    error: isWhole || !isSettled ? null : (apiErrorOf(query.error) ?? carried),
    retry: () => void query.refetch(),
  };
}

/** Can't occur in an id. */
const BETWEEN = '\n';

/** The ids of a list's cards, each once; the same array until a card is added or removed, whatever else changes. */
function useCardIds(items: Readonly<Record<string, Listed>> | null): readonly string[] {
  const words = useMemo(() => listedCardIds(Object.values(items ?? {})).join(BETWEEN), [items]);
  return useMemo(() => (words === '' ? NONE : words.split(BETWEEN)), [words]);
}
