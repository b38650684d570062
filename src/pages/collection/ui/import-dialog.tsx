import { useState } from 'react';
import { CardFileActions, CardFileStep } from '@/features/card-file';
import { counted } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { useImport, type Import } from '../model/use-import';
import { AppliedResult } from './applied-result';
import { PreviewOfImport } from './preview-of-import';

/** Opens the dialog that imports a collection from a file (rules/collection-files#preview). */
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

/** Lets the person choose a file, shows what importing it would change, imports it, and offers to undo that. */
function ImportDialog({ onClose }: { onClose: () => void }) {
  const job = useImport();
  const { file, decision } = job;
  const isApplying = decision?.step === 'applying';
  return (
    <Dialog
      title="Import a collection"
      size="large"
      onClose={() => {
        // The import continues anyway, so the dialog waits for its result.
        if (!isApplying) onClose();
      }}
      isUnsaved={decision?.step === 'deciding'}
      actions={
        file.state.step !== 'choosing' &&
        !isApplying && <ImportActions job={job} onClose={onClose} />
      }
    >
      <CardFileStep
        file={file}
        promise="You will see what would change before anything does."
        step={decision?.step ?? ''}
      >
        {decision?.step === 'deciding' && (
          <PreviewOfImport {...decision} onMode={job.choose} onRetry={job.apply} />
        )}
        {decision?.step === 'applying' && (
          <ProgressBar label="Importing" value={decision.written} total={decision.of} />
        )}
        {decision?.step === 'applied' && <AppliedResult applied={decision.applied} />}
      </CardFileStep>
    </Dialog>
  );
}

interface ImportActionsProps {
  job: Import;
  onClose: () => void;
}

/** The buttons for the current stage of an import. */
function ImportActions({ job: { file, decision, apply }, onClose }: ImportActionsProps) {
  if (decision?.step === 'applied') {
    return (
      <Button variant="primary" onClick={onClose}>
        Done
      </Button>
    );
  }
  if (decision?.step !== 'deciding') return <CardFileActions file={file} />;
  const { changes } = decision.preview.plans[decision.mode];
  return (
    <>
      <CardFileActions file={file} />
      <Button variant="primary" disabled={changes === 0} onClick={apply}>
        {`Import ${counted(changes, 'change')}`}
      </Button>
    </>
  );
}
