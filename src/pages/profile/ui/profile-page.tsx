import { useCurrentUserQuery } from '@/entities/user';
import { apiErrorOf } from '@/shared/api';
import { LoadError } from '@/shared/ui/load-error';
import { Page } from '@/shared/ui/page';
import { Panel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { ShownProfile } from './shown-profile';

/** Who one is here: name, e-mail and handle, and what to do with one's data. */
export function ProfilePage() {
  const { data: user, error, refetch } = useCurrentUserQuery();
  return (
    <Page title="Profile" lead="Who you are here, and what is kept about you.">
      {/* A failed second look takes nothing away, least of all what was typed. */}
      {user ? (
        <ShownProfile user={user} />
      ) : error ? (
        <LoadError
          error={apiErrorOf(error)}
          text={`Failed to load profile: ${apiErrorOf(error).message}`}
          onRetry={() => void refetch()}
        />
      ) : (
        <Panel>
          <Skeleton lines={6} />
        </Panel>
      )}
    </Page>
  );
}
