import { useMatch, useParams } from 'react-router-dom';
import { useAuth } from './auth';

/** Who looks at what belongs to a player, and what for. */
export interface Viewpoint {
  /** Whose it is, as the address has it; null for one's own. */
  handle: string | null;
  /** Path under /my, or the viewer's own handle (rules/pages#owners-view). */
  isOwner: boolean;
  /** False while it may yet turn out to be the viewer's own. */
  isKnown: boolean;
  mode: 'view' | 'edit';
}

/**
 * Whose collection or list the address shows, to its owner or to others, and whether to look at or to edit
 * (rules/pages#owners-view).
 *
 * @param editPath the route at which it is edited
 */
export function useViewpoint(editPath: string): Viewpoint {
  const { handle = null } = useParams();
  const { status, user, expectsUser } = useAuth();
  const isEdited = useMatch(editPath) !== null;
  return {
    handle,
    isOwner: handle === null || handle === user?.handle,
    isKnown: handle === null || status !== 'loading' || !expectsUser,
    mode: isEdited ? 'edit' : 'view',
  };
}
