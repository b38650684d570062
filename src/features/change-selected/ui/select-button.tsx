import type { SharingSubject } from '@domain/sharing';
import { useFocusAfterRemoval } from '@/shared/lib/browser/focus-after-removal';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { selectingEnded, selectingStarted, selectIsSelecting } from '../model/selection-slice';

/** Switches to selecting rows instead of opening or editing single ones. For owners. */
export function SelectButton({ of }: { of: SharingSubject }) {
  const dispatch = useAppDispatch();
  const isSelecting = useAppSelector((state) => selectIsSelecting(state, of));
  return (
    <Button
      ref={useFocusAfterRemoval(isSelecting)}
      icon="check"
      aria-pressed={isSelecting}
      onClick={() => dispatch(isSelecting ? selectingEnded() : selectingStarted(of))}
    >
      Select
    </Button>
  );
}
