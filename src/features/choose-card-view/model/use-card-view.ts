import { useLayoutEffect, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import type { CardView } from '@domain/card-list-link';
import { selectCardView, viewLinkFollowed, type WithCardView } from './card-view-slice';
import { viewOf, withView } from './view-parameter';

/**
 * The chosen view, with slice and address kept saying the same (product 11): where the address moved, the
 * slice follows; where the slice moved, the address follows as a new history entry (product 12).
 */
export function useCardView(): CardView {
  const store = useStore<WithCardView>();
  const chosen = useSelector(selectCardView);
  const [parameters, setParameters] = useSearchParams();
  const linked = viewOf(parameters);
  const lastLinked = useRef<CardView | null>(null);

  useLayoutEffect(() => {
    const addressMoved = lastLinked.current !== linked;
    lastLinked.current = linked;
    // From the store, not from the render: StrictMode runs the effect twice with what was rendered.
    const now = selectCardView(store.getState());
    if (now === linked) return;
    if (addressMoved) store.dispatch(viewLinkFollowed(linked));
    else {
      // At once, not as a transition: going back before it has been rendered would leave the slice behind.
      queueMicrotask(() => setParameters((current) => withView(current, now), { flushSync: true }));
    }
  }, [chosen, linked, store, setParameters]);

  return chosen;
}
