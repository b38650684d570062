import { RetryButton } from '@/shared/ui/retry-button';

const NOTHING = () => undefined;
/** Counts down while the gallery is looked at. */
const SOON = { retryAt: Date.now() + 30_000 };

export const RetryButtonSpecimen = () => (
  <>
    <RetryButton onClick={NOTHING} />
    <RetryButton error={SOON} onClick={NOTHING} />
  </>
);
