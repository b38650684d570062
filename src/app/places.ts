import type { PageAccess } from '@domain/page';
import { isAdmin, type User } from '@domain/user';
import type { FoundPlace } from '@/features/find-anything';
import type { PageRoute } from '@/shared/lib/page-route';
import { pages } from './pages';

/** The places that somebody finds by name: one's own first, in the pages' order. */
export function placesFor(user: User | null, ofPages: readonly PageRoute[] = pages): FoundPlace[] {
  const found = (access: PageAccess): FoundPlace[] =>
    ofPages.flatMap((page) =>
      (page.places ?? [])
        .filter((place) => (place.access ?? page.access) === access)
        .map(({ to, label, detail = '' }) => ({ to, label, detail })),
    );
  if (!user) return [...found('everyone'), ...found('visitors')];
  return [...found('signedIn'), ...found('everyone'), ...(isAdmin(user) ? found('admins') : [])];
}
