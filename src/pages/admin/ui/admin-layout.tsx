import { clsx } from 'clsx';
import { useState } from 'react';
import { Outlet, useLocation, NavLink } from 'react-router-dom';
import { counted } from '@/shared/lib/format';
import { routes } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { Icon, type IconName } from '@/shared/ui/icon';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { useDashboardQuery } from '../api/dashboard-api';
import styles from './admin.module.css';

const LINKS = 'admin-links';

/**
 * The frame of the administrators' pages: a sidebar, on small screens a menu that unfolds
 * (rules/pages#administrators-pages).
 */
export function AdminLayout() {
  const { pathname } = useLocation();
  // The address at which it was opened: the menu folds after navigation.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <Button
          icon={isOpen ? 'close' : 'menu'}
          aria-expanded={isOpen}
          aria-controls={LINKS}
          className={styles.toggle}
          onClick={() => setOpenAt(isOpen ? null : pathname)}
        >
          Admin Panel
        </Button>
        <nav id={LINKS} aria-label="Administration" className={styles.links} data-open={isOpen}>
          <AdminLinks />
        </nav>
      </div>
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  );
}

const links: { to: string; name: string; icon: IconName; end: boolean }[] = [
  { to: routes.admin, name: 'Dashboard', icon: 'lists', end: true },
  { to: routes.adminUsers, name: 'Users', icon: 'user', end: false },
  { to: routes.adminReports, name: 'Reports', icon: 'alert', end: false },
  { to: routes.adminCatalogue, name: 'Catalogue', icon: 'collection', end: false },
];

/** The administrators' navigation (rules/pages#administrators-pages). */
const AdminLinks = () => (
  <ul role="list" className={styles.list}>
    {links.map(({ to, name, icon, end }) => (
      <li key={to}>
        <NavLink to={to} end={end} className={clsx(styles.link)}>
          <Icon name={icon} />
          <span>{name}</span>
          {to === routes.adminReports && <WaitingReports />}
        </NavLink>
      </li>
    ))}
  </ul>
);

/** How many reports wait; nothing without any. */
function WaitingReports() {
  const count = useDashboardQuery().data?.waitingReports ?? 0;
  return (
    count > 0 && (
      <span className={styles.waiting}>
        <span aria-hidden="true">{count}</span>
        <VisuallyHidden>{` ${counted(count, 'report')} waiting`}</VisuallyHidden>
      </span>
    )
  );
}
