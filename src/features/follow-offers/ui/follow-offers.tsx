import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useAuth } from '@/entities/session';
import { followOffers, type LiveDispatch } from '../model/follow-offers';

/** Keeps the screens of a person with a handle up to date with their offers; mounted once. Without one they have none. */
export function FollowOffers() {
  const { user } = useAuth();
  const dispatch = useDispatch<LiveDispatch>();
  // By who it is: with another person's session, what was followed isn't theirs.
  const follower = user?.handle ? user.id : null;
  useEffect(() => {
    if (follower === null) return undefined;
    const following = dispatch(followOffers());
    return () => following.abort();
  }, [dispatch, follower]);
  return null;
}
