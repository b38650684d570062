import { useEffect, useRef, useState } from 'react';
import { Dialog } from '@/shared/ui/dialog';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { useImport } from '../model/use-import';
import { AppliedResult } from './applied-result';
import { ChooseFile } from './choose-file';
import { ImportActions } from './import-actions';
import styles from './import-collection.module.css';
import { PreviewOfImport } from './preview-of-import';
import { ReadingProgress } from './reading-progress';

/** Chooses a file, shows what importing it would change, imports it, and offers to take that back. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
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
        // What is being imported goes on by itself, so the dialog waits for what comes of it.
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
