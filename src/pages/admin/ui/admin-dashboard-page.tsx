import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/link-button';
import { Page } from '@/shared/ui/page';
import { Panel } from '@/shared/ui/panel';
import styles from './admin-dashboard-page.module.css';

/** Where administrators begin (rules/pages#administrators-pages). */
export const AdminDashboardPage = () => (
  <Page title="Admin Dashboard">
    <Panel title="Users" className={styles.card}>
      <p>Find people, mend their e-mail address or handle, and see who changed what.</p>
      <LinkButton to={routes.adminUsers} variant="primary" icon="user">
        Manage users
      </LinkButton>
    </Panel>
  </Page>
);
