import { lazy, Suspense } from 'react';
import { useAuth } from '@/entities/session';

/** If it can't be loaded, nothing is marked: the links work without it. */
const UnreadOffers = lazy(async () => {
  try {
    // Awaited: the bundler moves a `then` in front of the loading of styles, whose failure it would miss.
    return { default: (await import('./unread-offers')).UnreadOffers };
  } catch {
    return { default: () => null };
  }
});

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
