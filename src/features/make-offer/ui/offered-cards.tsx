import { clsx } from 'clsx';
import type { OfferTotal } from '@domain/offer';
import { sumInDollars } from '@domain/pricing';
import { offerFigures } from '@/entities/offer';
import { useMoney } from '@/shared/lib/money';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { itemsWords, differenceWords } from '../model/new-offer-words';
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
  return (
    <section aria-label="Your offer" className={styles.pane}>
      <h3 className={styles.heading}>
        <span>Your offer</span> <span className={styles.counts}>{itemsWords(items)}</span>
      </h3>
      <div className={styles.offer}>
        {items.length === 0 ? (
          <p
            className={styles.empty}
          >{`Choose the cards that you want to ${draft.offerType === 'BUY' ? 'buy' : 'sell'}, and how many copies of each. They will appear here, and you can set their prices.`}</p>
        ) : (
          <ul role="list" aria-label="Cards in your offer">
            {items.map((item) => (
              <OfferedRow key={item.row.id} item={item} pile={pileOf(draft.offerType)} />
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

/** An offer's total, its market value, and the difference. */
export function OfferSums({ total: sums }: { total: OfferTotal }) {
  const money = useMoney();
  const figures = offerFigures(sums, money);
  const notes = figures.flatMap(({ more }) => more ?? []);
  const difference = sums.compared?.difference ?? null;
  return (
    <div className={styles.box}>
      <dl className={styles.sums}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={clsx(name === 'Total' && styles.total)}>{value}</dd>
          </div>
        ))}
      </dl>
      {notes.length > 0 && <p className={styles.notes}>{notes.join(', ')}</p>}
      <VisuallyHidden>
        <span role="status">{`Total ${sumInDollars(sums.total, money)}${
          difference !== null && difference !== 0
            ? `, ${sumInDollars(Math.abs(difference), money)} ${differenceWords(difference)}`
            : ''
        }`}</span>
      </VisuallyHidden>
    </div>
  );
}
