import { useState } from 'react';
import type { OfferType } from '@domain/offer';
import { Button } from '@/shared/ui/button';
import type { OfferPick } from '../model/offer-pick';
import { OfferDialog } from './offer-dialog';

interface StartOfferProps {
  /** Whose list it is about. */
  recipientHandle: string;
  /** What the viewer wants to do. */
  offerType: OfferType;
  /** What it begins with. */
  picks: readonly OfferPick[];
  /** What the button says: “Offer to buy these”. */
  label: string;
}

/** A button that begins an offer with printings that were found elsewhere. */
export function StartOffer({ recipientHandle, label }: StartOfferProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="offers" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <OfferDialog handle={recipientHandle} onClose={() => setOpen(false)} />}
    </>
  );
}
