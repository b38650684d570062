import { lazy, Suspense } from 'react';
import { useAuth } from '@/entities/session';

const UnreadOffers = lazy(async () => ({
  default: (await import('./unread-offers')).UnreadOffers,
}));

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
