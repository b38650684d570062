import { itemsWords } from '../model/new-offer-words';
import { type OfferDraft, pileOf } from '../model/offer-draft';
import type { OfferedItem } from '../model/offered-item';
import { NoteAndDays } from './note-and-days';
import styles from './offer-dialog.module.css';
import { OfferedRow } from './offered-row';

interface OfferedCardsProps {
  draft: OfferDraft;
  items: readonly OfferedItem[];
}

/** The offer's cards so far with their prices, and the note that goes with them. */
export function OfferedCards({ draft, items }: OfferedCardsProps) {
  const pile = pileOf(draft);
  return (
    <section aria-label="Your offer" className={styles.pane}>
      <h3 className={styles.heading}>
        <span>Your offer</span> <span className={styles.counts}>{itemsWords(items)}</span>
      </h3>
      <div className={styles.offer}>
        {items.length === 0 ? (
          <p
            className={styles.empty}
          >{`Choose the cards that you want to ${pile === 'wants' ? 'buy' : 'sell'}, and how many copies of each. They will appear here, and you can set their prices.`}</p>
        ) : (
          <ul role="list" aria-label="Cards in your offer">
            {items.map((item) => (
              <OfferedRow
                key={item.row.id}
                item={item}
                pile={pile}
                before={draft.counters && (draft.seen.terms[pile][item.row.id]?.quantity ?? 0)}
              />
            ))}
          </ul>
        )}
        <div className={styles.rest}>
          <NoteAndDays draft={draft} />
        </div>
      </div>
    </section>
  );
}
