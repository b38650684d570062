import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import type { SwapStart, SwapSubject } from '../model/swap-draft';
import { openSwap } from '../model/swap-drafts-slice';

interface ProposeSwapProps extends SwapSubject {
  start: SwapStart;
}

/** Opens the form of a swap: a new one, or other terms in answer to an offer's. For viewers with a handle. */
export function ProposeSwap({ start, ...subject }: ProposeSwapProps) {
  const dispatch = useAppDispatch();
  const isNew = subject.counters === null;
  return (
    <Button
      variant={isNew ? 'primary' : 'secondary'}
      icon={isNew ? 'offers' : 'edit'}
      aria-haspopup="dialog"
      onClick={() => dispatch(openSwap(subject, start))}
    >
      {isNew ? 'Propose a swap' : 'Change the terms'}
    </Button>
  );
}
