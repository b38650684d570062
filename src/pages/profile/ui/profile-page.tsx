import { useAuth } from '@/entities/session';
import { type CurrentUser, useCurrentUserQuery } from '@/entities/user';
import { apiErrorOf } from '@/shared/api';
import { LoadError } from '@/shared/ui/load-error';
import { Notice } from '@/shared/ui/notice';
import { Page } from '@/shared/ui/page';
import { Panel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { BlockedPlayers } from './blocked-players';
import { HandleSetting } from './handle-setting';
import { MyData } from './my-data';
import styles from './profile-page.module.css';
import { Sessions } from './sessions';

/** The viewer's account: name, e-mail and handle, and actions on their data. */
export function ProfilePage() {
  const { data: user, error, refetch } = useCurrentUserQuery();
  return (
    <Page title="Profile" width="reading" lead="Your account, and what is stored about you.">
      {/* A failed refetch removes nothing, especially not what was typed. */}
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

function ShownProfile({ user }: { user: CurrentUser }) {
  const { checkAgain } = useAuth();
  return (
    <div className={styles.panels}>
      <Panel title="Account">
        <AccountFacts user={user} />
      </Panel>
      <Panel title="Handle">
        <HandleSetting handle={user.handle} onSet={() => void checkAgain()} />
      </Panel>
      <Panel title="Signed in">
        <Sessions />
      </Panel>
      <Panel title="Blocked players">
        <BlockedPlayers />
      </Panel>
      <Panel title="Your data">
        <MyData />
      </Panel>
    </div>
  );
}

/** The identity provider's data about a person, which can't be changed here. */
const AccountFacts = ({ user }: { user: CurrentUser }) => (
  <>
    <dl className={styles.facts}>
      <dt>Name</dt>
      <dd>{user.name}</dd>
      <dt>Email</dt>
      <dd>{user.email}</dd>
    </dl>
    <p className={styles.note}>Both come from the account that you sign in with.</p>
    {user.verifiedEmail === null && (
      <div className={styles.warning}>
        <Notice tone="warning" title="This address isn’t verified">
          The service that you sign in with doesn’t say that the address is yours. So nothing that
          is shared with it is open to you, and it makes you no administrator. Verify it there, then
          log in again.
        </Notice>
      </div>
    )}
  </>
);
