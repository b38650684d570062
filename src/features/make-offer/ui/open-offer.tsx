import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keepWindowOpen } from '@/shared/lib/browser/unsaved-work';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import {
  offerClosed,
  selectHasOffers,
  selectOffer,
  selectOpenOffer,
} from '../model/offer-drafts-slice';

const OfferDialog = lazy(async () => ({ default: (await import('./offer-dialog')).OfferDialog }));

/** The dialog in which an offer is made, while it is open, over whatever page it was opened on. Mounted once. */
export function OpenOffer() {
  const open = useAppSelector(selectOpenOffer);
  const draft = useAppSelector((state) => open && selectOffer(state, open.key));
  const hasOffers = useAppSelector(selectHasOffers);
  useClosingWithPage();
  useEffect(() => (hasOffers ? keepWindowOpen() : undefined), [hasOffers]);
  // A boundary of its own, which isn't in the first screen: one that is taken over mustn't change meanwhile.
  return (
    open &&
    draft && (
      <Suspense>
        <OfferDialog open={open} draft={draft} />
      </Suspense>
    )
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
  }, [dispatch, pathname]);
}
