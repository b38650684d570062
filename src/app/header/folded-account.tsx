import { Link } from 'react-router-dom';
import { useAuth } from '@/entities/session';
import { routes } from '@/shared/routes';
import { Icon } from '@/shared/ui/icon';
import { useAccountItems } from './use-account-items';
import styles from './folded-account.module.css';
import { Person } from './person';

/** The profile menu's content, or Login, at the foot of the menu of small screens. */
export function FoldedAccount({ onLeave }: { onLeave: () => void }) {
  const { status, user } = useAuth();
  const items = useAccountItems();
  if (status === 'loading') return null;
  if (!user) {
    return (
      <div className={styles.account}>
        <Link to={routes.login} className={styles.line} onClick={onLeave}>
          <Icon name="login" />
          Login
        </Link>
      </div>
    );
  }
  return (
    <div className={styles.account}>
      <Person user={user} />
      <ul className={styles.lines}>
        {items.map((item) => (
          <li key={item.label}>
            {'to' in item ? (
              <Link to={item.to} className={styles.line} onClick={onLeave}>
                {item.icon && <Icon name={item.icon} />}
                {item.label}
              </Link>
            ) : (
              <button type="button" className={styles.line} onClick={item.onSelect}>
                {item.icon && <Icon name={item.icon} />}
                {item.label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
