import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Dialog } from '@/shared/ui/dialog';
import { PhoneSheet } from '@/shared/ui/phone-sheet';
import { State, States } from '../state';

const SIZES = ['small', 'large', 'wide'] as const;

function DialogSpecimen() {
  const [size, setSize] = useState<(typeof SIZES)[number] | null>(null);
  const close = () => setSize(null);
  return (
    <States>
      {SIZES.map((each) => (
        <Button key={each} onClick={() => setSize(each)}>{`Open a ${each} dialog`}</Button>
      ))}
      {size && (
        <Dialog
          title={`A ${size} dialog`}
          size={size}
          onClose={close}
          actions={<Button onClick={close}>Done</Button>}
        >
          <p>What it is about.</p>
        </Dialog>
      )}
    </States>
  );
}

const CONFIRMATIONS = ['normal', 'destructive', 'pending', 'failed'] as const;

function ConfirmDialogSpecimen() {
  const [kind, setKind] = useState<(typeof CONFIRMATIONS)[number] | null>(null);
  const close = () => setKind(null);
  return (
    <States>
      {CONFIRMATIONS.map((each) => (
        <Button key={each} onClick={() => setKind(each)}>{`Ask, ${each}`}</Button>
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

const PhoneSheetSpecimen = () => (
  <States>
    <State name="in a sheet on a phone, else in its place">
      <PhoneSheet label="More actions" icon="more">
        <Button icon="share">Share</Button>
        <Button icon="upload">Import</Button>
      </PhoneSheet>
    </State>
  </States>
);

export const dialogs = {
  dialog: DialogSpecimen,
  'confirm-dialog': ConfirmDialogSpecimen,
  'phone-sheet': PhoneSheetSpecimen,
};
