import { useParams } from 'react-router-dom';
import { useUserQuery } from '@/entities/user';
import { apiErrorOf } from '@/shared/api';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/link-button';
import { LoadError } from '@/shared/ui/load-error';
import { Page } from '@/shared/ui/page';
import { Panel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { ShownAccount } from './shown-account';
import { UserNotFound } from './user-not-found';

/** Someone's account for an administrator: a form, and what was changed so far (rules/accounts#administration). */
export function AdminEditUserPage() {
  const { id = '' } = useParams();
  const { currentData: account, error, refetch } = useUserQuery(id);
  const back = (
    <LinkButton to={routes.adminUsers} icon="back" variant="quiet">
      All users
    </LinkButton>
  );
  if (account === null) return <UserNotFound />;
  return (
    <Page title="Edit User" lead={account?.user.name ?? '\u00a0'} actions={back}>
      {account ? (
        <ShownAccount key={id} account={account} />
      ) : error ? (
        <LoadError error={apiErrorOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Panel>
          <Skeleton lines={8} />
        </Panel>
      )}
    </Page>
  );
}
