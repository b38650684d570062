import { useState, useEffect, useRef } from 'react';
import { counted } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { useImport, type Import } from '../model/use-import';
import { AppliedResult, ReadingProgress } from './applied-result';
import { ChooseFile } from './choose-file';
import styles from './import-collection.module.css';
import { PreviewOfImport } from './preview-of-import';

/** Opens the dialog that brings a collection in from a file (rules/collection-files#preview). */
export function ImportButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="upload" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Import
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Chooses a file, shows what importing it would change, imports it, and offers to take that back. */
function ImportDialog({ onClose }: { onClose: () => void }) {
  const job = useImport();
  const { state } = job;
  // Stays through every step, so that no error loses what was pasted.
  const [text, setText] = useState('');
  const contents = useRef<HTMLDivElement>(null);
  const lastStep = useRef(state.step);
  useEffect(() => {
    // What had the focus is gone with its step.
    if (lastStep.current !== state.step) contents.current?.focus();
    lastStep.current = state.step;
  }, [state.step]);

  return (
    <Dialog
      title="Import a collection"
      size="large"
      onClose={() => {
        // The import continues anyway, so the dialog waits for its result.
        if (state.step !== 'applying') onClose();
      }}
      actions={
        state.step !== 'choosing' &&
        state.step !== 'applying' && <ImportActions job={job} onClose={onClose} />
      }
    >
      <div ref={contents} tabIndex={-1} className={styles.step}>
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
      </div>
    </Dialog>
  );
}

interface ImportActionsProps {
  job: Import;
  onClose: () => void;
}

/** What can be done at the step that an import has come to. */
function ImportActions({ job: { state, again, apply }, onClose }: ImportActionsProps) {
  if (state.step === 'reading') return <Button onClick={again}>Cancel</Button>;
  if (state.step === 'applied') {
    return (
      <Button variant="primary" onClick={onClose}>
        Done
      </Button>
    );
  }
  if (state.step !== 'previewed') return null;
  const { changes } = state.preview.plans[state.mode];
  return (
    <>
      <Button icon="back" onClick={again}>
        Another file
      </Button>
      <Button variant="primary" disabled={changes === 0} onClick={apply}>
        {`Import ${counted(changes, 'change')}`}
      </Button>
    </>
  );
}
