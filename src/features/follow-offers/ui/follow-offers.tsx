import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useAuth } from '@/entities/session';
import { followOffers, type LiveDispatch } from '../model/follow-offers';

/** Keeps the screens of a person with a handle up to date with their offers; mounted once. Without one they have none. */
export function FollowOffers() {
  const { user } = useAuth();
  const dispatch = useDispatch<LiveDispatch>();
  const hasOffers = user !== null && user.handle !== null;
  useEffect(() => {
    if (!hasOffers) return undefined;
    const following = dispatch(followOffers());
    return () => following.abort();
  }, [dispatch, hasOffers]);
  return null;
}
