import { useEffect, useRef } from 'react';
import type { Card } from '@domain/card';
import { OPEN_CARD } from '@domain/page';
import { useApplicationRouter } from '@/shared/lib/address/application-router';
import { useAppStore } from '@/shared/store';
import { cardClosed, cardOpened, selectOpenCardId } from './card-view-slice';

/** The parameter that names an open card in the address (rules/links#open-dialogs). */
export const cardParameter = (cardId: string): string =>
  `${OPEN_CARD}=${encodeURIComponent(cardId)}`;

/**
 * Opens the card that the address names, also after Forward or a reload. Back closes it as it closes any dialog, and
 * leaving the page does, too.
 *
 * @param cards those of the page's list, through which the viewer can then leaf
 */
export function useCardAddress(cards: readonly Card[] | undefined): void {
  const store = useAppStore();
  const router = useApplicationRouter();
  const latest = useRef(cards);
  useEffect(() => {
    latest.current = cards;
  });
  useEffect(() => {
    const open = (named: string | null) => {
      if (named === null || selectOpenCardId(store.getState()) === named) return;
      const listed = latest.current?.map(({ id }) => id);
      store.dispatch(cardOpened(named, listed));
    };
    // The router's own location: one that React has rendered can be older than what was closed since.
    let followed = nameIn(router.state.location);
    open(followed);
    const unfollow = router.subscribe(({ location, historyAction }) => {
      const named = nameIn(location);
      if (named === followed) return;
      followed = named;
      // Otherwise it is the entry of an open card, which may be closed by now.
      if (historyAction === 'POP') open(named);
    });
    return () => {
      unfollow();
      store.dispatch(cardClosed());
    };
  }, [router, store]);
}

const nameIn = ({ search }: { search: string }) => new URLSearchParams(search).get(OPEN_CARD);
