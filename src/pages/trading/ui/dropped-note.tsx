import { droppedRead, selectTradingHub } from '@/entities/trading-hub';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { DroppedNotice } from '@/shared/ui/notice';

/** Names the ignored parts of the followed link (rules/links#dropped-parts), until it has been read. */
export function DroppedNote() {
  const dispatch = useAppDispatch();
  const { dropped } = useAppSelector(selectTradingHub);
  const dismiss = () => {
    document.querySelector('h1')?.focus();
    dispatch(droppedRead());
  };
  return <DroppedNotice dropped={dropped} onDismiss={dismiss} />;
}
