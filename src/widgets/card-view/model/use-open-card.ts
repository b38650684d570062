import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Card } from '@domain/card';
import type { CardPrinting } from '@domain/find-cards';
import { useAppDispatch } from '@/shared/store';
import { cardFollowed, cardOpened, printingOpened } from './card-view-slice';

/**
 * Opens cards of a list, which can then be leafed through: `open` a card's dialog, `follow` a link to a card's page.
 * The functions stay the same, whatever the list shows.
 *
 * @param cards in their shown order
 */
export function useOpenCard(cards: readonly Card[]) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const latest = useRef(cards);
  useEffect(() => {
    latest.current = cards;
  });
  const open = useCallback(
    (cardId: string) => void dispatch(cardOpened(cardId, idsOf(latest.current))),
    [dispatch],
  );
  const follow = useCallback(
    (path: string) => {
      dispatch(cardFollowed(idsOf(latest.current)));
      void navigate(path);
    },
    [dispatch, navigate],
  );
  return { open, follow };
}

/** Frozen, as all state is: the store would otherwise look at each of them. */
const idsOf = (cards: readonly Card[]) => Object.freeze(cards.map(({ id }) => id));

/**
 * Opens printings of a list: `open` shows a card's dialog at one of them, `follow` follows a link to a
 * card's page. Both take the cards of the list, in their order.
 */
export function useOpenPrinting() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const open = useCallback(
    ({ card, printing: { variantType } }: CardPrinting, listed: readonly string[]) =>
      void dispatch(printingOpened({ cardId: card.id, variantType, listed })),
    [dispatch],
  );
  const follow = useCallback(
    (path: string, listed: readonly string[]) => {
      dispatch(cardFollowed(listed));
      void navigate(path);
    },
    [dispatch, navigate],
  );
  return { open, follow };
}
