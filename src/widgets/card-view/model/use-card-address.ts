import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Card } from '@domain/card';
import { OPEN_CARD } from '@domain/page';
import { useApplicationRouter } from '@/shared/lib/address/application-router';
import { useAppSelector, useAppStore } from '@/shared/store';
import { cardClosed, cardOpened, selectOpenCardId } from './card-view-slice';

/** The parameter that names an open card in the address (rules/links#open-dialogs). */
export const cardParameter = (cardId: string): string =>
  `${OPEN_CARD}=${encodeURIComponent(cardId)}`;

/**
 * Opens the card that the address names, also after Forward or a reload, and closes it when the address names none any
 * more. Leaving the page closes it, too.
 *
 * @param cards those of the page's list, through which the viewer can then leaf
 */
export function useCardAddress(cards: readonly Card[] | undefined): void {
  const store = useAppStore();
  const router = useApplicationRouter();
  const openCardId = useAppSelector(selectOpenCardId);
  const named = useSearchParams()[0].get(OPEN_CARD);
  const followed = useRef<string | null>(null);
  const latest = useRef(cards);
  useEffect(() => {
    latest.current = cards;
  });
  useEffect(
    () => () => {
      followed.current = null;
      store.dispatch(cardClosed());
    },
    [store],
  );
  useEffect(() => {
    if (followed.current === named) return;
    followed.current = named;
    if (selectOpenCardId(store.getState()) === named) return;
    const listed = latest.current?.map(({ id }) => id);
    store.dispatch(named === null ? cardClosed() : cardOpened(named, listed));
  }, [named, store]);
  // An opened card is in the address at once, but rendered as such later, when it may be closed already.
  useEffect(() => {
    const { search } = router.state.location;
    followed.current = openCardId ?? new URLSearchParams(search).get(OPEN_CARD);
  }, [openCardId, router]);
}
