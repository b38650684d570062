import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Button } from '@/shared/ui/button';
import { AdminLinks } from './admin-links';
import styles from './admin-layout.module.css';

const LINKS = 'admin-links';

/**
 * What stands around the pages of administrators: a sidebar, on small screens a menu that unfolds
 * (rules/pages#administrators-pages).
 */
export function AdminLayout() {
  const { pathname } = useLocation();
  // Open at one address only: the menu folds once one has gone somewhere.
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
