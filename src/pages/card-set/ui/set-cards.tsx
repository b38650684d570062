import { useCallback, useEffect, useLayoutEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { sortCards, type Card, type CardSortColumn } from '@domain/card';
import type { CardView } from '@domain/card-list-link';
import type { CardSet } from '@domain/card-set';
import { cardClosed, CardDetailModal, cardOpened } from '@/widgets/card-detail-modal';
import { CardGrid } from '@/widgets/card-grid';
import { CardHoverPreview, useCardHover } from '@/widgets/card-hover-preview';
import { CardTable } from '@/widgets/card-table';
import { selectCardSort, sortBegun, sortChosen } from '@/features/sort-cards';

interface SetCardsProps {
  cardSet: CardSet;
  cards: readonly Card[];
  view: CardView;
}

/** The loaded cards in the chosen view, each opening its dialog. */
export function SetCards({ cardSet, cards, view }: SetCardsProps) {
  const dispatch = useDispatch();
  const sort = useSelector(selectCardSort);
  const sorted = useMemo(() => sortCards(cards, sort), [cards, sort]);
  const point = useCardHover();

  useLayoutEffect(() => void dispatch(sortBegun()), [dispatch]);
  useEffect(() => () => void dispatch(cardClosed()), [dispatch]);

  const open = useCallback((cardId: string) => dispatch(cardOpened(cardId)), [dispatch]);
  const choose = useCallback((column: CardSortColumn) => dispatch(sortChosen(column)), [dispatch]);
  const label = `Cards of ${cardSet.name}`;
  return (
    <>
      {view === 'image' ? (
        <CardGrid label={label} cards={cards} onOpen={open} />
      ) : (
        <CardTable
          label={label}
          cards={sorted}
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
