import { NOTE_LENGTH } from '@domain/offer';
import { useAppDispatch } from '@/shared/store';
import { TextArea } from '@/shared/ui/text-area';
import { isBegun, type OfferDraft } from '../model/offer-draft';
import { noteTyped } from '../model/offer-drafts-slice';
import { itemsWords } from '../model/offer-words';
import type { OfferedItem } from '../model/offered-item';
import { DiscardOffer } from './discard-offer';
import styles from './offer-dialog.module.css';
import { OfferedRow } from './offered-row';

interface OfferedCardsProps {
  draft: OfferDraft;
  items: readonly OfferedItem[];
  noteProblem: string | null;
}

/** What is in the offer so far, at which prices, and the note that goes with it. */
export function OfferedCards({ draft, items, noteProblem }: OfferedCardsProps) {
  const dispatch = useAppDispatch();
  return (
    <section aria-label="Your offer" className={styles.pane}>
      <h3 className={styles.heading}>
        Your offer <span className={styles.counts}>{itemsWords(items)}</span>
      </h3>
      <div className={styles.offer}>
        {items.length === 0 ? (
          <p className={styles.empty}>
            Choose how many copies of which cards you want to{' '}
            {draft.offerType === 'BUY' ? 'buy' : 'sell'}. They stand here then, and you can set a
            price for each.
          </p>
        ) : (
          <ul aria-label="Cards in your offer" className={styles.items}>
            {items.map((item) => (
              <OfferedRow key={item.row.id} item={item} />
            ))}
          </ul>
        )}
        <TextArea
          label="Note"
          optional
          hint={`The first words of what you and ${draft.recipientHandle} can write about the offer.`}
          limit={NOTE_LENGTH}
          error={noteProblem}
          rows={2}
          value={draft.note}
          onChange={({ target }) => dispatch(noteTyped(target.value))}
          className={styles.note}
        />
        {isBegun(draft) && !draft.isSending && <DiscardOffer />}
      </div>
    </section>
  );
}
