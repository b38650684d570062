export { useAuth } from '../model/auth';
