import { lazy, Suspense } from 'react';
import { useAuth } from '@/entities/session';

/** If it can't be loaded, nothing is marked: the links work without it. */
const UnreadOffers = lazy(() =>
  import('./unread-offers').then(
    (loaded) => ({ default: loaded.UnreadOffers }),
    () => ({ default: () => null }),
  ),
);

interface UnreadMarkProps {
  /** Visual only: the words are elsewhere. */
  silent?: boolean;
}

/** The number of the viewer's unread offers, beside a link to them. Loaded after the page. */
export function UnreadMark({ silent = false }: UnreadMarkProps) {
  const { user } = useAuth();
  if (user === null || user.handle === null) return null;
  return (
    <Suspense>
      <UnreadOffers silent={silent} />
    </Suspense>
  );
}
