import { lazy, Suspense } from 'react';
import { useAuth } from '@/entities/session';

/** Where it doesn't come, nothing is marked: the links are of use without it. */
const UnreadOffers = lazy(() =>
  import('./unread-offers').then(
    (loaded) => ({ default: loaded.UnreadOffers }),
    () => ({ default: () => null }),
  ),
);

interface UnreadMarkProps {
  /** For the eye alone, beside what says it in words elsewhere. */
  silent?: boolean;
}

/** Beside a link to the offers: how many of the viewer's have something new. Comes after the page. */
export function UnreadMark({ silent = false }: UnreadMarkProps) {
  const { user } = useAuth();
  if (user === null || user.handle === null) return null;
  return (
    <Suspense>
      <UnreadOffers silent={silent} />
    </Suspense>
  );
}
