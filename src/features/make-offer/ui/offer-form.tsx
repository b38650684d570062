import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { offerTotal } from '@domain/offer';
import { useMediaQuery } from '@/shared/lib/responsive';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { LoadError } from '@/shared/ui/load-error';
import { Segmented } from '@/shared/ui/segmented';
import { Skeleton } from '@/shared/ui/skeleton';
import type { OpenOffer } from '../model/offer-draft';
import { offerClosed, paneChosen, priceLeft } from '../model/offer-drafts-slice';
import { listNoun, offerTitle } from '../model/new-offer-words';
import type { OfferedItem } from '../model/offered-item';
import { sendOffer } from '../model/send-offer';
import { useOffer } from '../model/use-offer';
import { AvailableCards } from './available-cards';
import styles from './offer-dialog.module.css';
import { OfferFailure } from './offer-failure';
import { OfferedCards, OfferSums } from './offered-cards';

/** Narrower windows show only one half. The style sheet has the same width. */
const NARROW = '(max-width: 899px)';

/** The list's cards beside what is offered for them; in a narrow window, one of the two. */
export function OfferForm({ open }: { open: OpenOffer }) {
  const dispatch = useAppDispatch();
  const contents = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery(NARROW);
  const { draft, rows, cards, pricing, items, noteProblem, isGone, error, retry } = useOffer(open);
  const { pane } = open;

  const send = async () => {
    const unsound = items.filter(({ isSound }) => !isSound);
    if (unsound.length === 0 && noteProblem === null) await dispatch(sendOffer(open, items));
    else unsound.forEach(({ row }) => dispatch(priceLeft(row.id)));
    flushSync(() => void dispatch(paneChosen('OFFER')));
    // The button that had the focus may have been disabled.
    (contents.current?.querySelector<HTMLElement>('[aria-invalid]') ?? contents.current)?.focus();
  };

  return (
    <Dialog
      title={offerTitle(open)}
      size="wide"
      onClose={() => {
        // The request continues anyway, so the dialog waits for its result.
        if (!draft?.isSending) dispatch(offerClosed());
      }}
      // The draft is kept.
      isUnsaved={false}
      actions={
        rows && (
          <OfferActions
            items={items}
            isSending={draft?.isSending ?? false}
            onSend={() => void send()}
          />
        )
      }
    >
      <div ref={contents} tabIndex={-1} className={styles.contents}>
        {draft && <OfferFailure draft={draft} onRetry={() => void send()} />}
        {error && <LoadError error={error} onRetry={retry} />}
        {isGone ? (
          <EmptyState
            figure="lens"
            title={`${open.recipientHandle} doesn't have a ${listNoun(open.offerType)} yet`}
          >
            Or it is no longer shared with you.
          </EmptyState>
        ) : rows ? (
          <>
            {isNarrow && (
              <Segmented
                label="Shown"
                options={[
                  { value: 'CARDS', label: 'Cards' },
                  { value: 'OFFER', label: `Your offer (${items.length})` },
                ]}
                value={pane}
                onChange={(value) => dispatch(paneChosen(value))}
              />
            )}
            <div className={styles.panes}>
              {(!isNarrow || pane === 'CARDS') && (
                <AvailableCards
                  open={open}
                  rows={rows}
                  cards={cards}
                  pricing={pricing}
                  items={items}
                />
              )}
              {(!isNarrow || pane === 'OFFER') && draft && (
                <OfferedCards draft={draft} items={items} noteProblem={noteProblem} />
              )}
            </div>
          </>
        ) : (
          !error && <Skeleton lines={8} label="Loading cards" />
        )}
      </div>
    </Dialog>
  );
}

interface OfferActionsProps {
  items: readonly OfferedItem[];
  isSending: boolean;
  onSend: () => void;
}

/** The offer's totals so far, and the button that sends it, if there is a card in it (rules/offers#totals). */
const OfferActions = ({ items, isSending, onSend }: OfferActionsProps) => (
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
