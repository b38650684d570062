import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { counted } from '../model/preview-words';
import { useImport } from '../model/use-import';
import { AppliedResult } from './applied-result';
import { ChooseFile } from './choose-file';
import { PreviewOfImport } from './preview-of-import';
import { ReadingProgress } from './reading-progress';

/** Chooses a file, shows what importing it would change, imports it, and offers to take that back. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const job = useImport();
  const { state } = job;
  // Stays through every step, so that no error loses what was pasted.
  const [text, setText] = useState('');
  const close = () => {
    if (state.step !== 'applying') onClose();
  };

  return (
    <Dialog
      title="Import a collection"
      size="large"
      onClose={close}
      actions={
        <>
          {state.step === 'reading' && <Button onClick={job.again}>Cancel</Button>}
          {state.step === 'previewed' && (
            <>
              <Button icon="back" onClick={job.again}>
                Another file
              </Button>
              <Button
                variant="primary"
                disabled={state.preview.plans[state.mode].changes === 0}
                onClick={job.apply}
              >
                {`Import ${counted(state.preview.plans[state.mode].changes, 'change')}`}
              </Button>
            </>
          )}
          {state.step === 'applied' && (
            <Button variant="primary" onClick={onClose}>
              Done
            </Button>
          )}
        </>
      }
    >
      {state.step === 'choosing' && (
        <ChooseFile job={job} error={state.error} text={text} onText={setText} />
      )}
      {state.step === 'reading' && <ReadingProgress {...state} />}
      {state.step === 'previewed' && (
        <PreviewOfImport {...state} onMode={job.choose} onRetry={job.apply} />
      )}
      {state.step === 'applying' && (
        <ProgressBar label="Importing" value={state.written} total={state.of} />
      )}
      {state.step === 'applied' && <AppliedResult applied={state.applied} />}
    </Dialog>
  );
}
