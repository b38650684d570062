import { useDispatch, useSelector } from 'react-redux';
import { droppedRead, selectTradingHub } from '@/entities/trading-hub';
import { DroppedNotice } from '@/shared/ui/notice';

/** Names what the followed link said in vain (product 11), until it has been read. */
export function DroppedNote() {
  const dispatch = useDispatch();
  const { dropped } = useSelector(selectTradingHub);
  const dismiss = () => {
    document.querySelector('h1')?.focus();
    dispatch(droppedRead());
  };
  return <DroppedNotice dropped={dropped} onDismiss={dismiss} />;
}
