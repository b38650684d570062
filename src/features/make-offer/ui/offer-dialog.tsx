import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';

interface OfferDialogProps {
  /** Whom the offer would go to. */
  handle: string;
  onClose: () => void;
}

/** Says that no offer can be sent so far. */
export const OfferDialog = ({ handle, onClose }: OfferDialogProps) => (
  <Dialog
    title="Make an Offer"
    onClose={onClose}
    actions={<Button onClick={onClose}>Close</Button>}
  >
    <p>Offers can’t be sent yet, neither to {handle} nor to anyone else.</p>
  </Dialog>
);
