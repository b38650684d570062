import { counted } from '@/shared/lib/counted';
import { Button } from '@/shared/ui/button';
import type { Import } from '../model/use-import';

interface ImportActionsProps {
  job: Import;
  onClose: () => void;
}

/** What can be done at the step that an import has come to. */
export function ImportActions({ job: { state, again, apply }, onClose }: ImportActionsProps) {
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
