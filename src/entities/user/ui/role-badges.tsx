import { clsx } from 'clsx';
import type { UserRole } from '@domain/user';
import styles from './role-badges.module.css';

const NAMES: Record<UserRole, string> = { ADMIN: 'Admin', USER: 'User' };

/** What someone may do, a badge for each role. */
export const RoleBadges = ({ roles }: { roles: readonly UserRole[] }) => (
  <ul role="list" className={styles.badges}>
    {roles.map((role) => (
      <li key={role} className={clsx(styles.badge, role === 'ADMIN' && styles.admin)}>
        {NAMES[role]}
      </li>
    ))}
  </ul>
);
