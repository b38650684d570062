import type { OfferDraft } from '../model/offer-draft';
import { amountTyped } from '../model/send-offer';
import { useSwapCards } from '../model/use-swap-cards';
import { NoteAndDays, noteProblem } from './note-and-days';
import { OfferFrame } from './offer-frame';
import styles from './swap-form.module.css';
import { SwapMoney } from './swap-money';
import { SwapPileCards } from './swap-pile-cards';

/** Both sides of a swap, or of other terms for one, with the money between them. */
export function SwapForm({ draft }: { draft: OfferDraft }) {
  const { gives, wants, error, retry } = useSwapCards(draft);
  const hasNone = (picks: object) => Object.keys(picks).length === 0;
  const isUnread = amountTyped(draft).cents === null;
  return (
    <OfferFrame
      draft={draft}
      isEmpty={hasNone(draft.wanted.gives) || hasNone(draft.wanted.wants) || isUnread}
      onSend={() => noteProblem(draft) === null}
      error={error}
      retry={retry}
    >
      {gives && wants && (
        <>
          <div className={styles.piles}>
            <SwapPileCards draft={draft} pile="gives" title="Cards you give" rows={gives} />
            <SwapPileCards
              draft={draft}
              pile="wants"
              title={`Cards you get from ${draft.recipientHandle}`}
              rows={wants}
            />
          </div>
          <SwapMoney draft={draft} gives={gives} wants={wants} />
          <div className={styles.rest}>
            <NoteAndDays draft={draft} />
          </div>
        </>
      )}
    </OfferFrame>
  );
}
