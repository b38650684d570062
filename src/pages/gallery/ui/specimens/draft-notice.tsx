import { RefusedDraft, UnreachableDrafts } from '@/shared/ui/draft-notice';

const NOTHING = () => undefined;

export const DraftNoticeSpecimen = () => (
  <>
    <RefusedDraft title="Failed to change it" onRetry={NOTHING} onClose={NOTHING}>
      What was wanted wasn’t saved.
    </RefusedDraft>
    <UnreachableDrafts count={1} noun="change" />
    <UnreachableDrafts count={1_234} noun="change" />
  </>
);
