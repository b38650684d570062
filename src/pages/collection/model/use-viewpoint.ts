import { useMatch, useParams } from 'react-router-dom';
import { useAuth } from '@/entities/session';
import { routes } from '@/shared/routes';

export interface Viewpoint {
  /** Of whose collection it is, as the address has it; null for one's own. */
  handle: string | null;
  /** Path under /my, or the viewer's own handle (spec 2). */
  isOwner: boolean;
  /** False while it may yet turn out to be the viewer's own. */
  isKnown: boolean;
  mode: 'view' | 'edit';
}

/** Whose collection the address shows to whom, and whether to look at or to edit (spec 2). */
export function useViewpoint(): Viewpoint {
  const { handle = null } = useParams();
  const { status, user, expectsUser } = useAuth();
  const isEdited = useMatch(routes.editOwnCollection) !== null;
  return {
    handle,
    isOwner: handle === null || handle === user?.handle,
    isKnown: handle === null || status !== 'loading' || !expectsUser,
    mode: isEdited ? 'edit' : 'view',
  };
}
