export { AdminEditUserPage } from './ui/admin-edit-user-page';
