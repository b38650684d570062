import type { useDownload } from '@/shared/lib/files/download';
import { Button } from './button';
import { Dialog } from './dialog';
import { RetryButton } from './retry-button';
import { VisuallyHidden } from './visually-hidden';

interface DownloadOutcomeProps {
  download: Omit<ReturnType<typeof useDownload>, 'start'>;
  /** The title of the error notice. */
  failure: string;
}

/** Shows the status of a download, and a retry button if it failed. */
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
