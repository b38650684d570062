import type { User } from '@domain/user';
import styles from './account.module.css';

/** Who is signed in. */
export const Person = ({ user }: { user: User }) => (
  <p className={styles.person}>
    <strong>{user.name}</strong>
    <span>{user.email}</span>
  </p>
);
