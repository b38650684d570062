import { NavLink } from 'react-router-dom';
import { classNames } from '@/shared/lib/class-names';
import { routes } from '@/shared/routes';
import { Icon, type IconName } from '@/shared/ui/icon';
import styles from './admin-layout.module.css';

const links: { to: string; name: string; icon: IconName; end: boolean }[] = [
  { to: routes.admin, name: 'Dashboard', icon: 'lists', end: true },
  { to: routes.adminUsers, name: 'Users', icon: 'user', end: false },
];

/** Where administrators may go (rules/pages#administrators-pages). */
export const AdminLinks = () => (
  // Safari forgets that a list without bullets is one.
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles
  <ul role="list" className={styles.list}>
    {links.map(({ to, name, icon, end }) => (
      <li key={to}>
        <NavLink to={to} end={end} className={classNames(styles.link)}>
          <Icon name={icon} />
          {name}
        </NavLink>
      </li>
    ))}
  </ul>
);
