import type { User } from '@domain/user';
import { HandleSetting } from './handle-setting';
import { useAuth } from '@/entities/session';
import { Panel } from '@/shared/ui/panel';
import { AccountFacts } from './account-facts';
import { OwnData } from './own-data';
import styles from './profile-page.module.css';

export function ShownProfile({ user }: { user: User }) {
  const { checkAgain } = useAuth();
  return (
    <div className={styles.panels}>
      <Panel title="Account">
        <AccountFacts user={user} />
      </Panel>
      <Panel title="Handle">
        <HandleSetting handle={user.handle} onSet={() => void checkAgain()} />
      </Panel>
      <Panel title="Your data">
        <OwnData />
      </Panel>
    </div>
  );
}
