import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keepWindowOpen } from '@/shared/lib/unsaved-work';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { offerClosed, selectHasDrafts, selectOpenOffer } from '../model/offer-drafts-slice';
import {
  selectHasSwaps,
  selectOpenSwap,
  selectSentSwap,
  swapClosed,
} from '../model/swap-drafts-slice';

const OfferDialog = lazy(async () => ({ default: (await import('./offer-dialog')).OfferDialog }));
const SwapDialog = lazy(async () => ({ default: (await import('./swap-dialog')).SwapDialog }));

/** The dialog in which an offer is made, while it is open, over whatever page it was opened on. Mounted once. */
export function OpenOffer() {
  const open = useAppSelector(selectOpenOffer);
  const isSwapping = useAppSelector((state) =>
    Boolean(selectOpenSwap(state) ?? selectSentSwap(state)),
  );
  const hasDrafts = useAppSelector((state) => selectHasDrafts(state) || selectHasSwaps(state));
  useClosingWithPage();
  useEffect(() => (hasDrafts ? keepWindowOpen() : undefined), [hasDrafts]);
  // Boundaries of their own, which aren't in the first screen: one that is taken over mustn't change meanwhile.
  return (
    <>
      {open && (
        <Suspense>
          <OfferDialog open={open} />
        </Suspense>
      )}
      {isSwapping && (
        <Suspense>
          <SwapDialog />
        </Suspense>
      )}
    </>
  );
}

/** Leaving the page closes the dialog; the draft stays. */
function useClosingWithPage() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    dispatch(offerClosed());
    dispatch(swapClosed());
  }, [dispatch, pathname]);
}
