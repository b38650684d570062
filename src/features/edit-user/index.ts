export { EditUser } from './ui/edit-user';
