import { useAuth } from '@/entities/session';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/link-button';
import { MenuButton } from '@/shared/ui/menu-button';
import { useAccountItems } from './use-account-items';
import styles from './account.module.css';
import { Person } from './person';

/**
 * Login, or the profile menu (rules/pages#header). Its place is held while the session is checked, so that nothing
 * jumps.
 */
export function Account() {
  const { status, user, expectsUser } = useAuth();
  const items = useAccountItems();
  return (
    <div className={expectsUser ? styles.menu : styles.login}>
      {status === 'visitor' && (
        <LinkButton to={routes.login} variant="primary">
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
