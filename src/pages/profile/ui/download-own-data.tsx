import { useDownload } from '@/shared/lib/download';
import { Button } from '@/shared/ui/button';
import { DownloadOutcome } from '@/shared/ui/download-outcome';

const WANTED = {
  path: '/api/my_data',
  fileName: 'starbinder-my-data.json',
  what: 'your data',
};

/** Takes a copy of everything that is kept about the viewer. */
export function DownloadOwnData() {
  const download = useDownload();
  return (
    <>
      <Button icon="download" onClick={() => download.start(WANTED)}>
        Download my data
      </Button>
      <DownloadOutcome download={download} failure="The download failed" />
    </>
  );
}
