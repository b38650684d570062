import { useCallback, type Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Card, CardSortColumn } from '@domain/card';
import type { CardSet } from '@domain/card-set';
import { CardDetailModal, cardOpened } from '@/widgets/card-detail-modal';
import { CardGrid } from './card-grid';
import { CardHoverPreview, useCardHover } from '@/widgets/card-hover-preview';
import { CardTable } from './card-table';
import { selectCardSort, selectCardView, sortChosen } from '@/features/filter-cards';
import type { FocusHandle } from '@/shared/lib/roving-focus';
import { useAppDispatch, useAppSelector } from '@/shared/store';

interface SetCardsProps {
  cardSet: CardSet;
  /** Those that the filter lets through, in their order. */
  cards: readonly Card[];
  /** Leads the keyboard to the cards. */
  handle: Ref<FocusHandle>;
}

/** The cards in the chosen view, each opening its dialog. */
export function SetCards({ cardSet, cards, handle }: SetCardsProps) {
  const dispatch = useAppDispatch();
  const sort = useAppSelector(selectCardSort);
  const view = useAppSelector(selectCardView);
  const point = useCardHover();

  const open = useCallback((cardId: string) => dispatch(cardOpened(cardId)), [dispatch]);
  const choose = useCallback((column: CardSortColumn) => dispatch(sortChosen(column)), [dispatch]);
  const navigate = useNavigate();
  const follow = useCallback((path: string) => void navigate(path), [navigate]);
  const label = `Cards of ${cardSet.name}`;
  return (
    <>
      {view === 'image' ? (
        <CardGrid label={label} cards={cards} onOpen={open} handle={handle} />
      ) : (
        <CardTable
          label={label}
          cards={cards}
          sort={sort}
          onSort={choose}
          onOpen={open}
          onFollow={follow}
          onPoint={point}
          handle={handle}
        />
      )}
      <CardHoverPreview />
      <CardDetailModal />
    </>
  );
}
