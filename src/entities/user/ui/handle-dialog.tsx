import { lazy, Suspense } from 'react';
import { Dialog } from '@/shared/ui/dialog';
import { Spinner } from '@/shared/ui/spinner';

/** With the form's library, which pages without a form do without. */
const HandleForm = lazy(async () => ({ default: (await import('./handle-form')).HandleForm }));

interface HandleDialogProps {
  /** The handle is set. */
  onSet: () => void;
  onClose: () => void;
}

/** Asks a person for their handle where they need one, without leading them away. */
export const HandleDialog = ({ onSet, onClose }: HandleDialogProps) => (
  <Dialog title="Choose your handle" onClose={onClose}>
    <p>Choose a name that other players know you by. You need one to share lists and trade.</p>
    <Suspense fallback={<Spinner />}>
      <HandleForm onDone={onSet} />
    </Suspense>
  </Dialog>
);
