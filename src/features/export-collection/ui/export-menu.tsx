import { useState } from 'react';
import type { ExportFormat } from '@domain/collection-file';
import type { ApiError } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { MenuButton } from '@/shared/ui/menu-button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { downloadCollection } from '../api/download-collection';
import { saveFile } from '../api/save-file';

interface ExportMenuProps {
  /** Whose collection; null for one's own while one has no handle. */
  handle: string | null;
}

/** Takes a collection out as a file (spec 2); a refusal says so. */
export function ExportMenu({ handle }: ExportMenuProps) {
  const [status, setStatus] = useState('');
  const [failed, setFailed] = useState<{ format: ExportFormat; error: ApiError } | null>(null);

  const download = async (format: ExportFormat) => {
    setFailed(null);
    setStatus('Exporting the collection…');
    const answer = await downloadCollection(handle, format);
    if ('error' in answer) {
      setStatus('');
      return setFailed({ format, error: answer.error });
    }
    saveFile(answer.file, answer.fileName);
    setStatus(`${answer.fileName} is being saved.`);
  };

  return (
    <>
      <MenuButton
        label="Export"
        icon="download"
        items={[
          { label: 'CSV, for spreadsheets', onSelect: () => void download('csv') },
          { label: 'JSON, for programs', onSelect: () => void download('json') },
        ]}
      />
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
      {failed && (
        <Dialog
          role="alertdialog"
          title="The export failed"
          onClose={() => setFailed(null)}
          actions={
            <>
              <Button onClick={() => setFailed(null)}>Close</Button>
              <Button variant="primary" icon="retry" onClick={() => void download(failed.format)}>
                Try again
              </Button>
            </>
          }
        >
          <p>{failed.error.message}</p>
        </Dialog>
      )}
    </>
  );
}
