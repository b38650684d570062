import { useEffect } from 'react';
import { changeOfferApi, type Offer } from '@/entities/offer';
import { useAppDispatch } from '@/shared/store';

const { markOfferRead } = changeOfferApi.endpoints;

/** Tells the server which version of an offer was on the screen, once the window is looked at. */
export function useMarkRead(offer: Offer | undefined): void {
  const dispatch = useAppDispatch();
  const { id: offerId, version, isUnread } = offer ?? {};
  useEffect(() => {
    if (offerId === undefined || version === undefined || !isUnread) return undefined;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', mark);
      void dispatch(markOfferRead.initiate({ offerId, version }, { track: false }));
    };
    document.addEventListener('visibilitychange', mark);
    mark();
    return () => document.removeEventListener('visibilitychange', mark);
  }, [dispatch, offerId, version, isUnread]);
}
