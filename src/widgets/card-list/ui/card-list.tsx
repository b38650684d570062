import { type PointerEvent, type Ref, useCallback } from 'react';
import type { Card, CardSortColumn } from '@domain/card';
import { selectCardSort, selectCardView, sortChosen } from '@/features/filter-cards';
import type { FocusHandle } from '@/shared/lib/roving-focus';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { CardGrid, CardGridSkeleton } from './card-grid';
import { CardTable, CardTableSkeleton } from './card-table';

interface CardListProps {
  /** The list's name for screen readers. */
  label: string;
  /** Those that match the filter, in order. */
  cards: readonly Card[];
  /** Whether the table's numbers name their sets. */
  isOfManySets?: boolean | undefined;
  onOpen: (cardId: string) => void;
  /** Called when a card's name is clicked, with the address of its page. */
  onFollow: (path: string) => void;
  /** The pointer is over a card's row; null when it has left the rows. */
  onPoint: (cardId: string | null, event: PointerEvent) => void;
  /** Called with the cards whose pictures are in sight, or nearly. */
  onNear?: (cardIds: readonly string[]) => void;
  /** Leads the keyboard to the cards. */
  handle: Ref<FocusHandle>;
}

/** Cards in the chosen view, as pictures or as a table. */
export function CardList({ onFollow, onPoint, onNear, isOfManySets, ...shown }: CardListProps) {
  const dispatch = useAppDispatch();
  const sort = useAppSelector(selectCardSort);
  const view = useAppSelector(selectCardView);
  const choose = useCallback((column: CardSortColumn) => dispatch(sortChosen(column)), [dispatch]);
  return view === 'image' ? (
    <CardGrid {...shown} onNear={onNear} />
  ) : (
    <CardTable
      {...shown}
      sort={sort}
      isOfManySets={isOfManySets}
      onSort={choose}
      onFollow={onFollow}
      onPoint={onPoint}
    />
  );
}

/** Holds the place of the cards in the chosen view while they load. */
export const CardListSkeleton = () =>
  useAppSelector(selectCardView) === 'list' ? <CardTableSkeleton /> : <CardGridSkeleton />;
