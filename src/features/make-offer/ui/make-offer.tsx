import type { ListOfferType } from '@domain/offer';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { draftKeyOf, hasContents, type ListSubject } from '../model/offer-draft';
import { openListOffer, selectOffer } from '../model/offer-drafts-slice';
import { ForPlayers } from './for-players';

interface MakeOfferProps {
  /** The handle of the list's owner. */
  handle: string;
  offerType: ListOfferType;
}

/** Opens an offer from somebody's list. */
export const MakeOffer = ({ handle, offerType }: MakeOfferProps) => (
  <ForPlayers purpose="make an offer">
    <OpenButton recipientHandle={handle} offerType={offerType} />
  </ForPlayers>
);

/** Opens the dialog, with the earlier draft if there is one. */
function OpenButton(subject: ListSubject) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectOffer(state, draftKeyOf(subject)));
  return (
    <Button
      variant="primary"
      icon="offers"
      aria-haspopup="dialog"
      onClick={() => dispatch(openListOffer(subject))}
    >{`Make an Offer${draft && hasContents(draft) ? ' (draft)' : ''}`}</Button>
  );
}
