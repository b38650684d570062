import { lazy, Suspense } from 'react';
import { Dialog } from '@/shared/ui/dialog';
import { Spinner } from '@/shared/ui/spinner';

/** Loaded on demand: it brings the form library, which pages without a form don't need. */
const HandleForm = lazy(async () => ({ default: (await import('./handle-form')).HandleForm }));

interface HandleDialogProps {
  /** The handle is set. */
  onSet: () => void;
  onClose: () => void;
}

/** Asks for the handle without leaving the page. */
export const HandleDialog = ({ onSet, onClose }: HandleDialogProps) => (
  <Dialog title="Choose your handle" onClose={onClose}>
    <p>Choose a name that other players know you by. You need one to share lists and trade.</p>
    <Suspense fallback={<Spinner />}>
      <HandleForm takesFocus onDone={onSet} />
    </Suspense>
  </Dialog>
);
