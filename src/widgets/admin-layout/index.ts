export { AdminLayout } from './ui/admin-layout';
