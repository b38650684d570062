import { Link } from 'react-router-dom';
import { type User, isAdmin } from '@domain/user';
import { useAuth } from '@/entities/session';
import { useLoginPath } from '@/shared/lib/address/use-login-path';
import { routes } from '@/shared/routes';
import { Icon } from '@/shared/ui/icon';
import { LinkButton } from '@/shared/ui/link-button';
import { MenuButton, type MenuItem } from '@/shared/ui/menu-button';
import styles from './account.module.css';
import { useSignOut } from './use-sign-out';

/**
 * Login, or the profile menu (rules/pages#header). Its place is reserved while the session is checked, so nothing
 * shifts.
 */
export function Account() {
  const { status, user, expectsUser } = useAuth();
  const items = useAccountItems();
  const login = useLoginPath();
  return (
    <div className={expectsUser ? styles.menu : styles.login}>
      {status === 'visitor' && (
        <LinkButton to={login} variant="primary">
          Login
        </LinkButton>
      )}
      {user && (
        <MenuButton
          label={user.name}
          icon="user"
          variant="quiet"
          heading={<Person user={user} />}
          items={items}
          align="end"
        />
      )}
    </div>
  );
}

/** The profile menu's content, or Login, at the foot of the menu of small screens. */
export function FoldedAccount({ onLeave }: { onLeave: () => void }) {
  const { status, user } = useAuth();
  const items = useAccountItems();
  const login = useLoginPath();
  if (status === 'loading') return null;
  if (!user) {
    return (
      <div className={styles.account}>
        <Link to={login} className={styles.line} onClick={onLeave}>
          <Icon name="login" />
          <span>Login</span>
        </Link>
      </div>
    );
  }
  return (
    <div className={styles.account}>
      <Person user={user} />
      <ul role="list">
        {items.map((item) => (
          <li key={item.label}>
            {'to' in item ? (
              <Link to={item.to} className={styles.line} onClick={onLeave}>
                {item.icon && <Icon name={item.icon} />}
                <span>{item.label}</span>
              </Link>
            ) : (
              <button type="button" className={styles.line} onClick={item.onSelect}>
                {item.icon && <Icon name={item.icon} />}
                <span>{item.label}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who is signed in. */
const Person = ({ user }: { user: User }) => (
  <p className={styles.person}>
    <strong translate="no">{user.name}</strong>
    <span>{user.email}</span>
  </p>
);

/** The profile menu's items (rules/pages#header); Admin to administrators alone. */
function useAccountItems(): MenuItem[] {
  const { user } = useAuth();
  const signOut = useSignOut();
  if (!user) return [];
  return [
    { label: 'Profile', icon: 'user', to: routes.profile },
    { label: 'Preferences', icon: 'settings', to: routes.preferences },
    ...(isAdmin(user) ? [{ label: 'Admin', icon: 'shield', to: routes.admin } as const] : []),
    { label: 'Logout', icon: 'logout', onSelect: signOut },
  ];
}
