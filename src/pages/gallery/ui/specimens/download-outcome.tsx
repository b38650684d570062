import { useDownload } from '@/shared/lib/download';
import { Button } from '@/shared/ui/button';
import { DownloadOutcome } from '@/shared/ui/download-outcome';

export function DownloadOutcomeSpecimen() {
  const download = useDownload();
  return (
    <>
      <Button
        icon="download"
        onClick={() =>
          download.start({ path: '/api/none', fileName: 'none', what: 'a file that isn’t there' })
        }
      >
        Download
      </Button>
      <DownloadOutcome download={download} failure="The download failed" />
    </>
  );
}
