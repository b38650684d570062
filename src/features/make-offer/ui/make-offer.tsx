import type { ListOfferType } from '@domain/offer';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { hasContents } from '../model/offer-draft';
import { openOfferDialog, selectOfferDraft } from '../model/offer-drafts-slice';
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
function OpenButton(subject: { recipientHandle: string; offerType: ListOfferType }) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectOfferDraft(state, subject));
  return (
    <Button
      variant="primary"
      icon="offers"
      aria-haspopup="dialog"
      onClick={() => dispatch(openOfferDialog(subject))}
    >{`Make an Offer${draft && hasContents(draft) ? ' (draft)' : ''}`}</Button>
  );
}
