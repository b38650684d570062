import { useMatch, useParams } from 'react-router-dom';
import { useAuth } from './auth';

/** How the viewer sees a player's collection or list. */
export interface Viewpoint {
  /** The owner's handle from the address; null for the viewer's own. */
  handle: string | null;
  /** Path under /my, or the viewer's own handle (rules/pages#owners-view). */
  isOwner: boolean;
  /** False while it isn't known whether it is the viewer's own. */
  isKnown: boolean;
  mode: 'view' | 'edit';
}

/**
 * The owner of the collection or list at this address, whether the viewer owns it, and whether to edit it
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
