import { userEndpoints } from '@/entities/user';
import { AHEAD, loaded, type PageModule } from '@/shared/lib/page-route';
import { catalogueEndpoints } from './api/catalogue-api';
import { dashboardEndpoints } from './api/dashboard-api';
import { peopleEndpoints } from './api/people-api';
import { AdminCataloguePage } from './ui/admin-catalogue-page';
import { AdminDashboardPage } from './ui/admin-dashboard-page';
import { AdminEditUserPage } from './ui/admin-edit-user-page';
import { AdminReportsPage } from './ui/admin-reports-page';
import { AdminUsersPage } from './ui/admin-users-page';

export { AdminLayout } from './ui/admin-layout';

export const dashboard = {
  Component: AdminDashboardPage,
  loader: ({ dispatch }) =>
    loaded([dispatch(dashboardEndpoints.dashboard.initiate(undefined, AHEAD))]),
} satisfies PageModule;

export const users = {
  Component: AdminUsersPage,
  loader: ({ dispatch }) =>
    loaded([dispatch(userEndpoints.users.initiate({ search: '', after: null }, AHEAD))]),
} satisfies PageModule;

export const catalogue = {
  Component: AdminCataloguePage,
  loader: ({ dispatch }) =>
    loaded([
      dispatch(catalogueEndpoints.catalogueRuns.initiate(undefined, AHEAD)),
      dispatch(catalogueEndpoints.listedCardSets.initiate(undefined, AHEAD)),
    ]),
} satisfies PageModule;

export const reports = {
  Component: AdminReportsPage,
  loader: ({ dispatch }) =>
    loaded([dispatch(peopleEndpoints.reports.initiate({ settled: false }, AHEAD))]),
} satisfies PageModule;

export const editUser = {
  Component: AdminEditUserPage,
  loader: ({ dispatch, params: { id = '' } }) =>
    loaded([dispatch(userEndpoints.user.initiate(id, AHEAD))]),
} satisfies PageModule;
