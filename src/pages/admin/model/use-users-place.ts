import { useLocation, useNavigate } from 'react-router-dom';

/** Where in the list one is. */
interface UsersPlace {
  search: string;
  /** What each page up to the present one was asked with, the first page with nothing. */
  cursors: readonly string[];
}

const START: UsersPlace = { search: '', cursors: [] };

/**
 * Where in the list of users one is, kept with the entry of the browser's history: its buttons lead from page to page
 * and back from a user's form to the same page, and no address of a person stands in an address.
 */
export function useUsersPlace() {
  const place = (useLocation().state as UsersPlace | null) ?? START;
  const navigate = useNavigate();
  const go = (to: UsersPlace, options: { replace?: boolean; preventScrollReset?: boolean } = {}) =>
    void navigate('.', { ...options, state: to });
  return {
    ...place,
    after: place.cursors.at(-1) ?? null,
    /** Typing replaces the entry, as it does everywhere (rules/links#history-entries). */
    find: (search: string) =>
      go({ search, cursors: [] }, { replace: true, preventScrollReset: true }),
    goNext: (cursor: string) => go({ ...place, cursors: [...place.cursors, cursor] }),
    goPrevious: () => go({ ...place, cursors: place.cursors.slice(0, -1) }),
  };
}
