import { BalanceLine, exchangeBalance } from '@/entities/offer';
import { useMoney } from '@/shared/lib/money';
import type { OfferDraft } from '../model/offer-draft';
import { amountTyped } from '../model/send-offer';
import { useSwapCards } from '../model/use-swap-cards';
import { useSwapSums } from '../model/use-swap-sums';
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
  const money = useMoney();
  const sums = useSwapSums(draft);
  return (
    <OfferFrame
      draft={draft}
      isEmpty={hasNone(draft.wanted.gives) || hasNone(draft.wanted.wants) || isUnread}
      onSend={() => noteProblem(draft) === null}
      sums={sums.fairness && <BalanceLine isLive balance={exchangeBalance(sums.fairness, money)} />}
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
          <SwapMoney draft={draft} gives={gives} wants={wants} sums={sums} />
          <div className={styles.rest}>
            <NoteAndDays draft={draft} />
          </div>
        </>
      )}
    </OfferFrame>
  );
}
