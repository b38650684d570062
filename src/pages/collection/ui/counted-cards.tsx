import { useCallback, type Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Card } from '@domain/card';
import type { CardSet } from '@domain/card-set';
import type { CollectionSortColumn } from '@domain/collection';
import { CardDetailModal, cardOpened } from '@/widgets/card-detail-modal';
import { CardHoverPreview, useCardHover } from '@/widgets/card-hover-preview';
import { PrintingCounts } from '@/features/edit-inventory';
import { collectionSortChosen, selectCollectionList } from '@/features/filter-cards';
import type { SetCollection } from '@/entities/collection';
import type { WantedCounts } from '@/entities/want-list';
import type { FocusHandle } from '@/shared/lib/roving-focus';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { CollectionTable } from './collection-table';
import { CollectionWithoutScripts } from './collection-without-scripts';

interface CountedCardsProps {
  cardSet: CardSet;
  /** Those that are shown, in their order. */
  cards: readonly Card[];
  counts: SetCollection['counts'];
  wanted: WantedCounts;
  mode: 'view' | 'edit';
  isOwner: boolean;
  /** Leads the keyboard to the cards. */
  handle: Ref<FocusHandle>;
}

/** The table, and each card's dialog, in which the owner counts printings of every kind. */
export function CountedCards({
  cardSet,
  cards,
  counts,
  wanted,
  mode,
  isOwner,
  handle,
}: CountedCardsProps) {
  const dispatch = useAppDispatch();
  const { sort } = useAppSelector(selectCollectionList);
  const point = useCardHover();

  const open = useCallback((cardId: string) => dispatch(cardOpened(cardId)), [dispatch]);
  const choose = useCallback(
    (column: CollectionSortColumn) => dispatch(collectionSortChosen(column)),
    [dispatch],
  );
  const navigate = useNavigate();
  const follow = useCallback((path: string) => void navigate(path), [navigate]);
  return (
    <>
      <CollectionTable
        label={`Collection of ${cardSet.name}`}
        mode={mode}
        cards={cards}
        counts={counts}
        wanted={wanted}
        sort={sort}
        onSort={choose}
        onOpen={open}
        onFollow={follow}
        onPoint={point}
        handle={handle}
      />
      <CollectionWithoutScripts cards={cards} counts={counts} />
      <CardHoverPreview />
      <CardDetailModal>
        {({ card, group }) =>
          isOwner && <PrintingCounts card={card} variants={group.variants} counts={counts} />
        }
      </CardDetailModal>
    </>
  );
}
