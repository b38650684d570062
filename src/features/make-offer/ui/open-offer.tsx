import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keepWindowOpen } from '@/shared/lib/unsaved-work';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { offerClosed, selectHasDrafts, selectOpenOffer } from '../model/offer-drafts-slice';

const OfferDialog = lazy(async () => ({ default: (await import('./offer-dialog')).OfferDialog }));

/** The dialog in which an offer is made, while it is open, over whatever page it was opened on. Mounted once. */
export function OpenOffer() {
  const open = useAppSelector(selectOpenOffer);
  const hasDrafts = useAppSelector(selectHasDrafts);
  useClosingWithPage();
  useEffect(() => (hasDrafts ? keepWindowOpen() : undefined), [hasDrafts]);
  return (
    open && (
      <Suspense>
        <OfferDialog open={open} />
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
