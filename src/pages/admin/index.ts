export { AdminCataloguePage } from './ui/admin-catalogue-page';
export { AdminDashboardPage } from './ui/admin-dashboard-page';
export { AdminReportsPage } from './ui/admin-reports-page';
export { AdminLayout } from './ui/admin-layout';
export { AdminEditUserPage } from './ui/admin-edit-user-page';
export { AdminUsersPage } from './ui/admin-users-page';
