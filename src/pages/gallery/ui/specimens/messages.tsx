import { useDownload } from '@/shared/lib/files/download';
import { Button } from '@/shared/ui/button';
import { DownloadOutcome } from '@/shared/ui/download-outcome';
import { RefusedDraft, UnreachableDrafts } from '@/shared/ui/draft-notice';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { LoadError } from '@/shared/ui/load-error';
import { Notice, NoticeEdge } from '@/shared/ui/notice';
import { State, States } from '../state';

const TONES = ['info', 'success', 'warning', 'error'] as const;

const NoticeSpecimen = () => (
  <>
    {TONES.map((tone) => (
      <Notice key={tone} tone={tone} title={`A notice of the tone ${tone}`}>
        With a sentence that says what happened.
      </Notice>
    ))}
    <Notice actions={<Button>Do it</Button>}>Without a title, with something to do.</Notice>
    <NoticeEdge label="What became of it" said="A sentence that is read out.">
      <Notice tone="warning" title="At the window’s edge" actions={<Button>Keep mine</Button>} />
    </NoticeEdge>
  </>
);

const nothing = () => undefined;

const DraftNoticeSpecimen = () => (
  <>
    <RefusedDraft title="Failed to change it" onRetry={nothing} onClose={nothing}>
      What was wanted wasn’t saved.
    </RefusedDraft>
    <UnreachableDrafts count={1} noun="change" />
    <UnreachableDrafts count={1_234} noun="change" />
  </>
);

function DownloadOutcomeSpecimen() {
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

const EmptyStateSpecimen = () => (
  <EmptyState figure="rocket" title="Nothing here yet" actions={<Button>Begin</Button>}>
    Add a card, and it is here.
  </EmptyState>
);

const ErrorPanelSpecimen = () => (
  <States>
    <State name="without words of its own">
      <ErrorPanel onBack={nothing} />
    </State>
    <State name="with a reason">
      <ErrorPanel message="Unknown rarity: MYTHIC" onBack={nothing} />
    </State>
  </States>
);

const LoadErrorSpecimen = () => (
  <>
    <LoadError error={{ code: 'NETWORK', message: 'No connection.' }} onRetry={nothing} />
    <LoadError
      error={{ code: 'UNKNOWN_OPERATION', message: 'This page is too old.' }}
      onRetry={nothing}
    />
  </>
);

export const messages = {
  notice: NoticeSpecimen,
  'draft-notice': DraftNoticeSpecimen,
  'download-outcome': DownloadOutcomeSpecimen,
  'empty-state': EmptyStateSpecimen,
  'error-panel': ErrorPanelSpecimen,
  'load-error': LoadErrorSpecimen,
};
