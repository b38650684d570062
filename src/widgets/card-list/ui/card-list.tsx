import { memo, type PointerEvent, type Ref, useCallback, useMemo } from 'react';
import type { Card, CardSortColumn } from '@domain/card';
import type { CardSet } from '@domain/card-set';
import type { OwnedMarks } from '@/entities/collection';
import { selectCardSort, selectCardView, sortChosen } from '@/features/filter-cards';
import type { FocusHandle } from '@/shared/lib/rows/roving-focus';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { setHeadingsOf } from '../model/set-headings';
import { CardGrid, CardGridSkeleton } from './card-grid';
import { CardTable, CardTableSkeleton } from './card-table';

interface CardListProps {
  /** The list's name for screen readers. */
  label: string;
  /** Those that match the filter, in order. */
  cards: readonly Card[];
  /** The sets, if the cards are of several of them, so that the table's numbers name theirs. */
  cardSets?: readonly CardSet[] | undefined;
  /** Whether the cards of each set are together, which then get a heading. */
  isBySet?: boolean;
  /** What the viewer has of each card; null for nothing. */
  owned?: OwnedMarks | null;
  /** How many more cards the last of their sets has, which are still on their way. */
  further?: number | undefined;
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
export const CardList = memo(function CardList({
  onFollow,
  onPoint,
  onNear,
  cardSets,
  isBySet = false,
  further = 0,
  ...shown
}: CardListProps) {
  const dispatch = useAppDispatch();
  const sort = useAppSelector(selectCardSort);
  const view = useAppSelector(selectCardView);
  const choose = useCallback((column: CardSortColumn) => dispatch(sortChosen(column)), [dispatch]);
  const { cards } = shown;
  const setCodes = useMemo(
    () => cardSets && new Map(cardSets.map(({ id, code }) => [id, code])),
    [cardSets],
  );
  const headings = useMemo(
    () => (isBySet && cardSets ? setHeadingsOf(cards, cardSets, further) : undefined),
    [isBySet, cards, cardSets, further],
  );
  return view === 'image' ? (
    <CardGrid {...shown} headings={headings} onNear={onNear} />
  ) : (
    <CardTable
      {...shown}
      sort={sort}
      setCodes={setCodes}
      headings={headings}
      onSort={choose}
      onFollow={onFollow}
      onPoint={onPoint}
    />
  );
});

/** Holds the place of the cards in the chosen view while they load. */
export const CardListSkeleton = () =>
  useAppSelector(selectCardView) === 'list' ? <CardTableSkeleton /> : <CardGridSkeleton />;
