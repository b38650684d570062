import { offerTotal } from '@domain/offer';
import { Button } from '@/shared/ui/button';
import type { OfferedItem } from '../model/offered-item';
import styles from './offer-dialog.module.css';
import { OfferSums } from './offer-sums';

interface OfferActionsProps {
  items: readonly OfferedItem[];
  isSending: boolean;
  onSend: () => void;
}

/** What the offer comes to so far, and the button that makes it: only with a card in it (rules/offers#totals). */
export const OfferActions = ({ items, isSending, onSend }: OfferActionsProps) => (
  <>
    <OfferSums total={offerTotal(items)} />
    <Button
      variant="primary"
      icon="offers"
      className={styles.send}
      disabled={items.length === 0}
      loading={isSending}
      onClick={onSend}
    >
      {items.length === 0 ? 'Choose a card first' : 'Send offer'}
    </Button>
  </>
);
