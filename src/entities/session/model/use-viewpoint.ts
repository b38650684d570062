import { useMatch, useParams } from 'react-router-dom';
import { useAuth } from './auth';

/** How the viewer sees a player's collection or list. */
export interface Viewpoint {
  /** The owner's handle from the address; null for the viewer's own. */
  handle: string | null;
  /** Path under /my, or the viewer's own handle (rules/pages#owners-view). */
  isOwner: boolean;
  /** Whether owners see their own as others see it, without what only an owner sees. */
  isSharedView: boolean;
  /** False while it isn't known whether it is the viewer's own. */
  isKnown: boolean;
  mode: 'view' | 'edit';
}

/** The routes that edit the viewer's own, and that show it as others see it. */
export interface OwnPaths {
  editPath: string;
  sharedPath: string;
}

/**
 * The owner of the collection or list at this address, whether the viewer owns it, and whether to edit it
 * (rules/pages#owners-view).
 */
export function useViewpoint({ editPath, sharedPath }: OwnPaths): Viewpoint {
  const { handle = null } = useParams();
  const { status, user, expectsUser } = useAuth();
  const isEdited = useMatch(editPath) !== null;
  const isSharedView = useMatch(sharedPath) !== null;
  return {
    handle: isSharedView ? (user?.handle ?? null) : handle,
    isOwner: !isSharedView && (handle === null || handle === user?.handle),
    isSharedView,
    isKnown: handle === null || status !== 'loading' || !expectsUser,
    mode: isEdited ? 'edit' : 'view',
  };
}
