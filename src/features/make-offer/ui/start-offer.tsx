import type { OfferType } from '@domain/offer';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import type { OfferPick } from '../model/offer-draft';
import { openOfferDialog } from '../model/offer-drafts-slice';

interface StartOfferProps {
  /** Whose list it is about. */
  recipientHandle: string;
  /** What the viewer wants to do. */
  offerType: OfferType;
  /** What it begins with, beside what was begun before. */
  picks: readonly OfferPick[];
  /** What the button says: “Offer to buy these”. */
  label: string;
}

/** A button that begins an offer with printings that were found elsewhere. For who has a handle. */
export function StartOffer({ picks, label, ...subject }: StartOfferProps) {
  const dispatch = useAppDispatch();
  return (
    <Button
      icon="offers"
      aria-haspopup="dialog"
      onClick={() => dispatch(openOfferDialog(subject, picks))}
    >
      {label}
    </Button>
  );
}
