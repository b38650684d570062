import { balanceFor, otherSide } from '@domain/offer';
import { type Offer, partyOn, sidesOf } from '@/entities/offer';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { openListCounter, openSwap } from '../model/offer-drafts-slice';

/** Opens the present terms of an offer to be changed and sent back (rules/offers#counter-offers). */
export function ChangeTerms({ offer }: { offer: Offer }) {
  const dispatch = useAppDispatch();
  const { id: offerId, offerType, termsNumber, mySide } = offer;
  const { handle } = partyOn(offer, otherSide(mySide));
  if (handle === null) return null;
  const subject = {
    recipientHandle: handle,
    offerType,
    counters: { offerId, termsNumber, mySide },
  };
  const open = () => {
    if (offerType !== 'TRADE') return dispatch(openListCounter(subject, offer.offerItems));
    const { gives, gets } = sidesOf(offer);
    const balance = balanceFor(offer, mySide);
    const money = { balanceInCents: Math.abs(balance), iPay: balance <= 0 };
    return dispatch(openSwap(subject, { gives, wants: gets, ...money }));
  };
  return (
    <Button icon="edit" aria-haspopup="dialog" onClick={open}>
      Change the terms
    </Button>
  );
}
