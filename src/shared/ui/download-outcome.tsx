import type { Download } from '@/shared/lib/download';
import { Button } from './button';
import { Dialog } from './dialog';
import { RetryButton } from './retry-button';
import { VisuallyHidden } from './visually-hidden';

interface DownloadOutcomeProps {
  download: Pick<Download, 'status' | 'error' | 'retry' | 'dismiss'>;
  /** What it is called when there is no file. */
  failure: string;
}

/** Says what becomes of a download, and offers another try where it failed. */
export const DownloadOutcome = ({ download, failure }: DownloadOutcomeProps) => (
  <>
    <VisuallyHidden>
      <span role="status">{download.status}</span>
    </VisuallyHidden>
    {download.error && (
      <Dialog
        role="alertdialog"
        title={failure}
        onClose={download.dismiss}
        actions={
          <>
            <Button onClick={download.dismiss}>Close</Button>
            <RetryButton variant="primary" error={download.error} onClick={download.retry} />
          </>
        }
      >
        <p>{download.error.message}</p>
      </Dialog>
    )}
  </>
);
