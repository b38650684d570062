import { useEffect } from 'react';
import { useAuth } from '@/entities/session';
import { useAppDispatch } from '@/shared/store';
import { followOffers } from '../model/follow-offers';

/** Keeps the screens of a person with a handle up to date with their offers; mounted once. Without one they have none. */
export function FollowOffers() {
  const { user } = useAuth();
  const dispatch = useAppDispatch();
  // By the person's id: with another person's session, the followed events aren't theirs.
  const follower = user?.handle ? user.id : null;
  useEffect(() => {
    if (follower === null) return undefined;
    const following = dispatch(followOffers());
    return () => following.abort();
  }, [dispatch, follower]);
  return null;
}
