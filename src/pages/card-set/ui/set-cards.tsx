import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Card, CardSortColumn } from '@domain/card';
import type { CardSet } from '@domain/card-set';
import { cardClosed, CardDetailModal, cardOpened } from '@/widgets/card-detail-modal';
import { CardGrid } from '@/widgets/card-grid';
import { CardHoverPreview, useCardHover } from '@/widgets/card-hover-preview';
import { CardTable } from '@/widgets/card-table';
import { selectCardSort, selectCardView, sortChosen, useShownCards } from '@/entities/card-list';

interface SetCardsProps {
  cardSet: CardSet;
  cards: readonly Card[];
}

/** The loaded cards in the chosen view, each opening its dialog. */
export function SetCards({ cardSet, cards }: SetCardsProps) {
  const dispatch = useDispatch();
  const sort = useSelector(selectCardSort);
  const view = useSelector(selectCardView);
  const shown = useShownCards(cards);
  const point = useCardHover();

  useEffect(() => () => void dispatch(cardClosed()), [dispatch]);

  const open = useCallback((cardId: string) => dispatch(cardOpened(cardId)), [dispatch]);
  const choose = useCallback((column: CardSortColumn) => dispatch(sortChosen(column)), [dispatch]);
  const label = `Cards of ${cardSet.name}`;
  return (
    <>
      {view === 'image' ? (
        <CardGrid label={label} cards={shown} onOpen={open} />
      ) : (
        <CardTable
          label={label}
          cards={shown}
          sort={sort}
          onSort={choose}
          onOpen={open}
          onPoint={point}
        />
      )}
      <CardHoverPreview />
      <CardDetailModal />
    </>
  );
}
