import { Page } from '@/shared/ui/page';
import { Skeleton } from '@/shared/ui/skeleton';

/** Stands at a guarded address while the session is checked: four grey bars (rules/pages#guards). */
export const SessionPlaceholder = () => (
  <Page title="Loading" hideTitle>
    <Skeleton lines={4} />
  </Page>
);
