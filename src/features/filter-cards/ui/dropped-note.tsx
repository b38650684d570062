import { useDispatch, useSelector } from 'react-redux';
import { noteRead, selectDropped } from '@/entities/card-list';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { focusFilterToggle } from '../lib/filter-toggle';

/** Names what the followed link or the typed text said in vain (product 11), until it has been read. */
export function DroppedNote() {
  const dispatch = useDispatch();
  const dropped = useSelector(selectDropped);
  if (dropped.length === 0) return null;

  const dismiss = () => {
    focusFilterToggle();
    dispatch(noteRead());
  };
  return (
    <Notice tone="warning" actions={<Button onClick={dismiss}>Dismiss</Button>}>
      What couldn’t be used here was left out: {dropped.join(', ')}.
    </Notice>
  );
}
