import { useRef, useState } from 'react';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { balancedStart } from '../model/balance-swap';
import type { SwapStart } from '../model/offer-draft';
import { openSwap } from '../model/offer-drafts-slice';
import { ForPlayers } from './for-players';

interface ProposeSwapProps {
  recipientHandle: string;
  start: SwapStart;
}

/**
 * Opens the form of a new swap, for viewers with a handle. It begins with the best balanced choice of what it could begin
 * with (rules/fairness#balance-it).
 */
export function ProposeSwap({ recipientHandle, start }: ProposeSwapProps) {
  const dispatch = useAppDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const [isBalancing, setIsBalancing] = useState(false);
  const begin = async () => {
    if (isBalancing) return;
    setIsBalancing(true);
    const subject = { recipientHandle, offerType: 'TRADE', counters: null } as const;
    const balanced = await dispatch(balancedStart(subject, start));
    // The page was left meanwhile.
    if (button.current === null) return;
    setIsBalancing(false);
    dispatch(openSwap(subject, balanced));
  };
  return (
    // It isn't disabled meanwhile, so that it keeps the focus, to which the dialog returns.
    <Button ref={button} icon="offers" aria-haspopup="dialog" onClick={() => void begin()}>
      {isBalancing ? 'Balancing…' : 'Propose a swap'}
    </Button>
  );
}

const NOTHING: SwapStart = { gives: [], wants: [], balanceInCents: 0, iPay: true };

/** Begins a swap with a player who lets others pick extras (rules/sharing#extras-for-swaps). */
export const SwapForExtras = ({ handle }: { handle: string }) => (
  <ForPlayers purpose="propose a swap">
    <ProposeSwap recipientHandle={handle} start={NOTHING} />
  </ForPlayers>
);
