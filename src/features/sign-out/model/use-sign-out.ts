import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { signOut, type SessionDispatch } from '@/entities/session';
import { routes } from '@/shared/routes';

/** Logs out at once and leads home (spec 2, 4). */
export function useSignOut(): () => void {
  const dispatch = useDispatch<SessionDispatch>();
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    void navigate(routes.home);
    void dispatch(signOut(key));
  };
}
