import type { ListOfferType } from '@domain/offer';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import type { OfferPick } from '../model/offer-draft';
import { openListOffer } from '../model/offer-drafts-slice';

export interface StartOfferProps {
  /** The handle of the list's owner. */
  recipientHandle: string;
  /** Whether the viewer buys or sells. */
  offerType: ListOfferType;
  /** The printings to add to those of an earlier draft. */
  picks: readonly OfferPick[];
  /** The button's text: “Offer to buy these”. */
  label: string;
  /** What it is about, for screen readers, where several buttons have the same text. */
  description?: string;
}

/** A button that begins an offer with printings that were found elsewhere. For viewers with a handle. */
export function StartOffer({ picks, label, description, ...subject }: StartOfferProps) {
  const dispatch = useAppDispatch();
  return (
    <Button
      icon="offers"
      aria-haspopup="dialog"
      aria-label={description && `${label}: ${description}`}
      onClick={() => dispatch(openListOffer(subject, picks))}
    >
      {label}
    </Button>
  );
}
