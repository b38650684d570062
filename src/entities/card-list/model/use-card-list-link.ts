import { useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { decodeCardList, encodeCardList } from '@domain/card-list-link';
import { afterPaint } from '@/shared/lib/after-paint';
import { selectCardListLink, type WithCardList } from './card-list-selectors';
import { linkFollowed } from './card-list-slice';
import { besidesList } from './besides-list';

/**
 * Keeps the open list and its address saying the same (product 11): where the address moved, the slice follows;
 * where the slice moved, be it by a jump in time, the address follows. Used once on a page that shows such a list.
 */
export function useCardListLink(): void {
  const store = useStore<WithCardList>();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const link = useSelector(selectCardListLink);
  const lastSearch = useRef<string | null>(null);

  useLayoutEffect(() => {
    const wasOpened = lastSearch.current === null;
    const addressMoved = lastSearch.current !== search;
    lastSearch.current = search;
    if (addressMoved) {
      const decoded = decodeCardList(search);
      // From the store, not from the render: StrictMode runs the effect twice with what was rendered.
      const says = selectCardListLink(store.getState());
      if (wasOpened || encodeCardList(decoded.state) !== says) dispatch(linkFollowed(decoded));
    }
    const now = store.getState();
    const parts = [selectCardListLink(now), besidesList(search)].filter((part) => part !== '');
    const wanted = parts.length === 0 ? '' : `?${parts.join('&')}`;
    if (wanted === search) return undefined;
    const { isStep } = now.cardList;
    const follow = () => {
      if (lastSearch.current === wanted) return;
      lastSearch.current = wanted;
      // At once, not as a transition: going back before it has been rendered would leave the slice behind.
      void navigate(
        { search: wanted, hash },
        { replace: !isStep, state, preventScrollReset: true, flushSync: true },
      );
    };
    // What was typed is seen first: a step of the router takes longer than all that a letter changes.
    if (!isStep && !addressMoved) return afterPaint(follow);
    queueMicrotask(follow);
    return undefined;
  }, [link, search, hash, state, store, dispatch, navigate]);
}
