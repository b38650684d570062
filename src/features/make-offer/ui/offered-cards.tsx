import { clsx } from 'clsx';
import { useState } from 'react';
import { NOTE_LENGTH, type OfferTotal } from '@domain/offer';
import { sumInDollars } from '@domain/pricing';
import { offerFigures } from '@/entities/offer';
import { useMoney } from '@/shared/lib/money';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { TextArea } from '@/shared/ui/text-area';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { hasContents, type OfferDraft } from '../model/offer-draft';
import { answerDaysChosen, noteTyped, offerDiscarded } from '../model/offer-drafts-slice';
import { itemsWords, differenceWords } from '../model/new-offer-words';
import type { OfferedItem } from '../model/offered-item';
import { AnswerDays } from './answer-days';
import styles from './offer-dialog.module.css';
import { OfferedRow } from './offered-row';

interface OfferedCardsProps {
  draft: OfferDraft;
  items: readonly OfferedItem[];
  noteProblem: string | null;
}

/** The offer's cards so far with their prices, and the note that goes with them. */
export function OfferedCards({ draft, items, noteProblem }: OfferedCardsProps) {
  const dispatch = useAppDispatch();
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
          <ul aria-label="Cards in your offer" className={styles.items}>
            {items.map((item) => (
              <OfferedRow key={item.row.id} item={item} />
            ))}
          </ul>
        )}
        <TextArea
          label="Note"
          optional
          hint={`The first note in your discussion with ${draft.recipientHandle}.`}
          limit={NOTE_LENGTH}
          error={noteProblem}
          rows={2}
          value={draft.note}
          onChange={({ target }) => dispatch(noteTyped(target.value))}
          className={styles.note}
        />
        <div className={styles.days}>
          <AnswerDays
            value={draft.answerDays}
            onChange={(days) => dispatch(answerDaysChosen(days))}
          />
        </div>
        {hasContents(draft) && !draft.isSending && <DiscardOffer />}
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

/** Discards the draft after a confirmation. */
export function DiscardOffer() {
  const dispatch = useAppDispatch();
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles.discard}>
      <Button variant="quiet" icon="delete" onClick={() => setAsked(true)}>
        Discard
      </Button>
      {isAsked && (
        <ConfirmDialog
          title="Discard this offer?"
          confirmLabel="Discard"
          cancelLabel="Keep it"
          tone="destructive"
          onConfirm={() => dispatch(offerDiscarded())}
          onCancel={() => setAsked(false)}
        >
          It wasn’t sent. Its cards, prices and note will be deleted.
        </ConfirmDialog>
      )}
    </div>
  );
}
