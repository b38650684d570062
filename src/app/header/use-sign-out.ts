import { useLocation, useNavigate } from 'react-router-dom';
import { signOut } from '@/entities/session';
import { discardUnsavedWork, hasUnsavedWork } from '@/shared/lib/browser/unsaved-work';
import { routes } from '@/shared/routes';
import { useAppDispatch } from '@/shared/store';

const QUESTION = 'Some of what you typed isn’t saved yet and would be lost. Log out anyway?';

/**
 * Logs out at once and goes to the home page (rules/sign-in#sign-out). Unsaved work would be lost, so the browser asks
 * first.
 */
export function useSignOut(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    if (hasUnsavedWork() && !window.confirm(QUESTION)) return;
    discardUnsavedWork();
    void navigate(routes.home);
    void dispatch(signOut(key));
  };
}
