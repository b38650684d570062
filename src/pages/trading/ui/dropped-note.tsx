import { useDispatch, useSelector } from 'react-redux';
import { droppedRead, selectTradingHub } from '@/entities/trading-hub';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';

/** Names what the followed link said in vain (product 11), until it has been read. */
export function DroppedNote() {
  const dispatch = useDispatch();
  const { dropped } = useSelector(selectTradingHub);
  if (dropped.length === 0) return null;
  return (
    <Notice
      tone="warning"
      actions={<Button onClick={() => dispatch(droppedRead())}>Dismiss</Button>}
    >
      What couldn’t be used here was left out: {dropped.join(', ')}.
    </Notice>
  );
}
