import type { User } from '@domain/user';
import styles from './profile-page.module.css';

/** What the identity provider says of a person; nothing of it can be changed here. */
export const AccountFacts = ({ user }: { user: User }) => (
  <>
    <dl className={styles.facts}>
      <dt>Name</dt>
      <dd>{user.name}</dd>
      <dt>Email</dt>
      <dd>{user.email}</dd>
    </dl>
    <p className={styles.note}>Both come from the account that you sign in with.</p>
  </>
);
