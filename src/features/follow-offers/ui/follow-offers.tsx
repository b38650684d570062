import { useEffect } from 'react';
import { isAdmin } from '@domain/user';
import { useAuth } from '@/entities/session';
import { useAppDispatch } from '@/shared/store';
import { followOffers } from '../model/follow-offers';

/**
 * Keeps the screens of a person up to date with their offers, and those of administrators with imports; mounted once.
 * Nothing for others without a handle, since only people with one have offers.
 */
export function FollowOffers() {
  const { user } = useAuth();
  const dispatch = useAppDispatch();
  // Keyed by the person's id: another person's session needs a new stream.
  const follower = user && (user.handle || isAdmin(user)) ? user.id : null;
  useEffect(() => {
    if (follower === null) return undefined;
    const following = dispatch(followOffers());
    return () => following.abort();
  }, [dispatch, follower]);
  return null;
}
