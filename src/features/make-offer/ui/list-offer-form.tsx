import { BalanceLine, listBalance } from '@/entities/offer';
import { useMediaQuery } from '@/shared/lib/browser/responsive';
import { useMoney } from '@/shared/lib/money';
import { useAppDispatch } from '@/shared/store';
import { EmptyState } from '@/shared/ui/empty-state';
import { Segmented } from '@/shared/ui/segmented';
import { listNoun } from '../model/new-offer-words';
import { type ListSubject, type OfferDraft, type OpenOffer, pileOf } from '../model/offer-draft';
import { paneChosen, priceLeft } from '../model/offer-drafts-slice';
import { asNewItem } from '../model/offered-item';
import { useOffer } from '../model/use-offer';
import { AvailableCards } from './available-cards';
import { noteProblem } from './note-and-days';
import styles from './offer-dialog.module.css';
import { OfferFrame } from './offer-frame';
import { OfferedCards } from './offered-cards';

/** Narrower windows show only one half. The style sheet has the same width. */
const NARROW = '(max-width: 899px)';

interface ListOfferFormProps {
  open: OpenOffer;
  draft: OfferDraft & ListSubject;
}

/** A list's cards beside what is offered for them; in a narrow window, one of the two. */
export function ListOfferForm({ open: { pane, search }, draft }: ListOfferFormProps) {
  const dispatch = useAppDispatch();
  const isNarrow = useMediaQuery(NARROW);
  const { rows, cards, pricing, items, isGone, error, retry } = useOffer(draft);
  const { recipientHandle, offerType } = draft;
  const money = useMoney();
  const iPay = pileOf(draft) === 'wants';
  const isSendable = () => {
    const unsound = items.filter(({ isSound }) => !isSound);
    unsound.forEach(({ row }) => dispatch(priceLeft(row.id)));
    return unsound.length === 0 && noteProblem(draft) === null;
  };
  return (
    <OfferFrame
      draft={draft}
      isEmpty={items.length === 0}
      asked={items.map((item) => asNewItem(item, draft))}
      onSend={isSendable}
      sums={rows && <BalanceLine isLive balance={listBalance(items, iPay, money)} />}
      error={error}
      retry={retry}
      className={styles.halves}
    >
      {isGone ? (
        <EmptyState
          figure="lens"
          title={`${recipientHandle} doesn't have a ${listNoun(offerType)} yet`}
        >
          Or it is no longer shared with you.
        </EmptyState>
      ) : (
        rows && (
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
                  list={draft}
                  line={search}
                  rows={rows}
                  cards={cards}
                  pricing={pricing}
                  items={items}
                />
              )}
              {(!isNarrow || pane === 'OFFER') && <OfferedCards draft={draft} items={items} />}
            </div>
          </>
        )
      )}
    </OfferFrame>
  );
}
