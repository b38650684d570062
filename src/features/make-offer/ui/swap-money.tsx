import { useId } from 'react';
import { typedPriceOf } from '@domain/pricing';
import { printingLabel } from '@/entities/card';
import { FairnessSums } from '@/entities/offer';
import { useMoney } from '@/shared/lib/money';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { LoadError } from '@/shared/ui/load-error';
import { Muted } from '@/shared/ui/muted';
import { Segmented } from '@/shared/ui/segmented';
import { Skeleton } from '@/shared/ui/skeleton';
import { TextField } from '@/shared/ui/text-field';
import { balanceSwap } from '../model/balance-swap';
import { balanceWords } from '../model/balance-words';
import { draftKeyOf, type OfferDraft, type OfferPile, printingsIn } from '../model/offer-draft';
import { termsChanged } from '../model/offer-drafts-slice';
import { amountTyped } from '../model/send-offer';
import type { SwapRow } from '../model/use-swap-cards';
import type { SwapSums } from '../model/use-swap-sums';
import styles from './swap-form.module.css';

interface SwapMoneyProps extends Record<OfferPile, readonly SwapRow[]> {
  draft: OfferDraft;
  sums: SwapSums;
}

/** The money in a swap, two ways to make it even, and what stands behind its sums. */
export function SwapMoney({ draft, gives, wants, sums }: SwapMoneyProps) {
  const id = useId();
  const rows = [...gives, ...wants];
  const nameOf = (variantId: string) => {
    const row = rows.find((each) => each.id === variantId);
    return row ? printingLabel(row.card, row.printing) : variantId;
  };
  const isEmpty = printingsIn(draft.wanted) === 0;
  return (
    <section aria-labelledby={id} className={styles.balance}>
      <h3 id={id} className={styles.heading}>
        Money
      </h3>
      <Amount draft={draft} />
      <BalanceActions
        draft={draft}
        rows={rows}
        evenInCents={sums.isCurrent && sums.fairness ? sums.fairness.evenBalanceInCents : null}
      />
      {sums.error && <LoadError error={sums.error} onRetry={sums.retry} />}
      {sums.fairness ? (
        <div className={styles.sums} aria-busy={!sums.isCurrent}>
          <FairnessSums
            fairness={sums.fairness}
            otherName={draft.recipientHandle}
            nameOf={nameOf}
          />
        </div>
      ) : (
        !sums.error && !isEmpty && <Skeleton lines={4} label={null} />
      )}
    </section>
  );
}

/** How much money is paid beside the cards, and by which side. */
function Amount({ draft }: { draft: OfferDraft }) {
  const dispatch = useAppDispatch();
  return (
    <div className={styles.money}>
      <TextField
        label="Amount in dollars"
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        value={draft.wanted.money.amount}
        error={amountTyped(draft).sentence}
        onChange={({ target }) => dispatch(termsChanged({ money: { amount: target.value } }))}
      />
      <Segmented
        label="Who pays"
        options={[
          { value: 'ME', label: 'You pay' },
          { value: 'THEM', label: `${draft.recipientHandle} pays` },
        ]}
        value={draft.wanted.money.iPay ? 'ME' : 'THEM'}
        onChange={(value) => dispatch(termsChanged({ money: { iPay: value === 'ME' } }))}
      />
    </div>
  );
}

interface BalanceActionsProps {
  draft: OfferDraft;
  rows: readonly SwapRow[];
  /** What the viewer would have to pay; null while it isn't known. */
  evenInCents: number | null;
}

/** Evens both sides out by money, or by other cards, and says what came of it. */
function BalanceActions({ draft, rows, evenInCents }: BalanceActionsProps) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const { balancing, balanced } = draft;
  const evenOut = () => {
    if (evenInCents === null) return;
    const amount = evenInCents === 0 ? '' : typedPriceOf(Math.abs(evenInCents));
    dispatch(termsChanged({ money: { amount, iPay: evenInCents >= 0 } }));
  };
  const balance = () => {
    const cardIds = new Map(rows.map(({ id, item }) => [id, item.cardId]));
    void dispatch(balanceSwap(draftKeyOf(draft), (variantId) => cardIds.get(variantId)));
  };
  return (
    <>
      <div className={styles.actions}>
        <Button aria-disabled={evenInCents === null || undefined} onClick={evenOut}>
          Even it out with money
        </Button>
        <Button onClick={balance}>{balancing === null ? 'Balance it' : 'Balancing…'}</Button>
      </div>
      <Muted as="p" role="status">
        {balanced && balanceWords(balanced, money)}
      </Muted>
    </>
  );
}
