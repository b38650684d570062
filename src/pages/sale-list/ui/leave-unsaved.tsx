import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { hasUnsavedWork, keepWindowOpen } from '@/shared/lib/unsaved-work';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

/** Asks before the page or the window is left while settings aren't saved. A filter in the address leaves nothing. */
export function LeaveUnsaved({ isUnsaved }: { isUnsaved: boolean }) {
  useEffect(() => (isUnsaved ? keepWindowOpen() : undefined), [isUnsaved]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && hasUnsavedWork() && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      tone="destructive"
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      <p>The settings of your sale list aren’t saved yet. What you typed would be lost.</p>
    </ConfirmDialog>
  );
}
