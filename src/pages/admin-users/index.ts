export { AdminUsersPage } from './ui/admin-users-page';
