export { useAuth } from '../model/auth-context';
