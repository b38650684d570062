import { exportFileName, type ExportFormat } from '@domain/collection-file';
import { useDownload } from '@/shared/lib/download';
import { DownloadOutcome } from '@/shared/ui/download-outcome';
import { MenuButton } from '@/shared/ui/menu-button';

interface ExportMenuProps {
  /** Whose collection; null for one's own while one has no handle. */
  handle: string | null;
}

/** Takes a collection out as a file; a refusal says so. */
export function ExportMenu({ handle }: ExportMenuProps) {
  const download = useDownload();
  const save = (format: ExportFormat) => {
    const query = new URLSearchParams({ ...(handle !== null && { user_handle: handle }), format });
    download.start({
      path: `/api/export_collection?${query}`,
      fileName: exportFileName(handle, format),
      what: 'the collection',
    });
  };
  return (
    <>
      <MenuButton
        label="Export"
        icon="download"
        items={[
          { label: 'CSV, for spreadsheets', onSelect: () => save('csv') },
          { label: 'JSON, for programs', onSelect: () => save('json') },
        ]}
      />
      <DownloadOutcome download={download} failure="The export failed" />
    </>
  );
}
