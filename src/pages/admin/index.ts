export { AdminDashboardPage } from './ui/admin-dashboard-page';
export { AdminEditUserPage } from './ui/admin-edit-user-page';
export { AdminLayout } from './ui/admin-layout';
export { AdminUsersPage } from './ui/admin-users-page';
