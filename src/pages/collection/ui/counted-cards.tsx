import { useCallback, type Ref } from 'react';
import type { Card } from '@domain/card';
import type { CardSet } from '@domain/card-set';
import type { CollectionSortColumn } from '@domain/collection';
import { CardDialog, useOpenCard } from '@/widgets/card-view';
import { CardHoverPreview, useCardHover } from '@/widgets/card-hover-preview';
import { collectionSortChosen, selectCollectionList } from '@/features/filter-cards';
import type { SetCollection } from '@/entities/collection';
import type { WantedCounts } from '@/entities/trade-list';
import type { FocusHandle } from '@/shared/lib/rows/roving-focus';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { CollectionTable } from './collection-table';
import { CollectionWithoutScripts } from './collection-without-scripts';

interface CountedCardsProps {
  cardSet: CardSet;
  /** Whether there are cards of several sets, whose numbers name them. */
  isOfSeveral: boolean;
  /** All cards of the shown sets. */
  ofSet: readonly Card[];
  /** The shown cards, in order. */
  cards: readonly Card[];
  counts: SetCollection['counts'];
  wanted: WantedCounts;
  mode: 'view' | 'edit';
  /** Leads the keyboard to the cards. */
  handle: Ref<FocusHandle>;
}

/** The table, and each card's dialog. */
export function CountedCards({ cardSet, counts, ...given }: CountedCardsProps) {
  const { cards } = given;
  const dispatch = useAppDispatch();
  const { sort } = useAppSelector(selectCollectionList);
  const point = useCardHover();

  const { open, follow } = useOpenCard(cards);
  const choose = useCallback(
    (column: CollectionSortColumn) => dispatch(collectionSortChosen(column)),
    [dispatch],
  );
  return (
    <>
      <CollectionTable
        label={`Collection of ${cardSet.name}`}
        {...given}
        counts={counts}
        sort={sort}
        onSort={choose}
        onOpen={open}
        onFollow={follow}
        onPoint={point}
      />
      <CollectionWithoutScripts cards={cards} counts={counts} />
      <CardHoverPreview />
      <CardDialog cards={cards} />
    </>
  );
}
