import { lazy, Suspense } from 'react';
import { useAuth } from '@/entities/session';

const UnreadOffers = lazy(async () => ({
  default: (await import('./unread-offers')).UnreadOffers,
}));

/** Beside a link to the offers: how many of the viewer's have something new. Comes after the page. */
export function UnreadMark() {
  const { user } = useAuth();
  if (user === null || user.handle === null) return null;
  return (
    <Suspense>
      <UnreadOffers />
    </Suspense>
  );
}
