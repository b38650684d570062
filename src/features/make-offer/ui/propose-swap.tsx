import { useRef, useState } from 'react';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { balancedStart } from '../model/balance-swap';
import type { OfferSubject, SwapStart } from '../model/offer-draft';
import { openSwap } from '../model/offer-drafts-slice';
import { ForPlayers } from './for-players';

interface ProposeSwapProps extends Omit<OfferSubject, 'offerType'> {
  start: SwapStart;
}

/** Opens the form of a swap: a new one, or other terms in answer to an offer's. For viewers with a handle. */
export function ProposeSwap({ start, ...about }: ProposeSwapProps) {
  const dispatch = useAppDispatch();
  const subject = { ...about, offerType: 'TRADE' } as const;
  if (subject.counters === null) return <BeginSwap subject={subject} start={start} />;
  return (
    <Button icon="edit" aria-haspopup="dialog" onClick={() => dispatch(openSwap(subject, start))}>
      Change the terms
    </Button>
  );
}

/** A new swap begins with the best balanced choice of what it could begin with (rules/fairness#balance-it). */
function BeginSwap({ subject, start }: { subject: OfferSubject; start: SwapStart }) {
  const dispatch = useAppDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const [isBalancing, setIsBalancing] = useState(false);
  const begin = async () => {
    if (isBalancing) return;
    setIsBalancing(true);
    const balanced = await dispatch(balancedStart(subject, start));
    // The page was left meanwhile.
    if (button.current === null) return;
    setIsBalancing(false);
    dispatch(openSwap(subject, balanced));
  };
  return (
    // It isn't disabled meanwhile, so that it keeps the focus, to which the dialog returns.
    <Button
      ref={button}
      variant="primary"
      icon="offers"
      aria-haspopup="dialog"
      onClick={() => void begin()}
    >
      {isBalancing ? 'Balancing…' : 'Propose a swap'}
    </Button>
  );
}

const NOTHING: SwapStart = { gives: [], wants: [], balanceInCents: 0, iPay: true };

/** Begins a swap with a player who lets others pick extras (rules/sharing#extras-for-swaps). */
export const SwapForExtras = ({ handle }: { handle: string }) => (
  <ForPlayers purpose="propose a swap">
    <ProposeSwap recipientHandle={handle} counters={null} start={NOTHING} />
  </ForPlayers>
);
