import { clsx } from 'clsx';
import type { UserRole } from '@domain/user';
import styles from './role-badges.module.css';

const NAMES: Record<UserRole, string> = { ADMIN: 'Admin', USER: 'User' };

/** What someone may do, a badge for each role. */
export const RoleBadges = ({ roles }: { roles: readonly UserRole[] }) => (
  // Safari drops the list role of a list without bullets.
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles
  <ul role="list" className={styles.badges}>
    {roles.map((role) => (
      <li key={role} className={clsx(styles.badge, role === 'ADMIN' && styles.admin)}>
        {NAMES[role]}
      </li>
    ))}
  </ul>
);
