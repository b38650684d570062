import { noteRead, selectDropped } from '@/entities/card-list';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { DroppedNotice } from '@/shared/ui/notice';
import { focusFilterToggle } from '../lib/filter-toggle';

/** Names what the followed link or the typed text said in vain (product 11), until it has been read. */
export function DroppedNote() {
  const dispatch = useAppDispatch();
  const dropped = useAppSelector(selectDropped);
  const dismiss = () => {
    focusFilterToggle();
    dispatch(noteRead());
  };
  return <DroppedNotice dropped={dropped} onDismiss={dismiss} />;
}
