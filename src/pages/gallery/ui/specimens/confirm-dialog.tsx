import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { States } from '../state';

const KINDS = ['normal', 'destructive', 'pending', 'failed'] as const;

export function ConfirmDialogSpecimen() {
  const [kind, setKind] = useState<(typeof KINDS)[number] | null>(null);
  const close = () => setKind(null);
  return (
    <States>
      {KINDS.map((each) => (
        <Button key={each} onClick={() => setKind(each)}>
          Ask, {each}
        </Button>
      ))}
      {kind && (
        <ConfirmDialog
          title="Delete this list?"
          confirmLabel="Delete"
          tone={kind === 'destructive' ? 'destructive' : 'normal'}
          pending={kind === 'pending'}
          error={kind === 'failed' ? 'The server is busy.' : undefined}
          onConfirm={close}
          onCancel={close}
        >
          Its cards stay in your collection.
        </ConfirmDialog>
      )}
    </States>
  );
}
