import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUsersQuery } from '@/entities/user';
import { apiErrorOf } from '@/shared/api';
import { formatNumber } from '@/shared/lib/format';
import { LoadError } from '@/shared/ui/load-error';
import { Page } from '@/shared/ui/page';
import { SearchTextField } from '@/shared/ui/text-field';
import styles from './admin.module.css';
import { PageButtons, UserTable, UserTablePlaceholder } from './user-table';

/**
 * All users, a page at a time, with a search by the start of an e-mail address or handle
 * (rules/pages#administrators-pages).
 */
export function AdminUsersPage() {
  const { search, after, cursors, find, goNext, goPrevious } = useUsersPlace();
  const { data: page, error, isFetching, refetch } = useUsersQuery({ search, after });
  // While the next page loads, the shown page's cursor isn't the next one's.
  const goOn = (next: string | null) => {
    if (next !== null && !isFetching) goNext(next);
  };
  return (
    <Page title="Users">
      <UserSearch search={search} found={error ? undefined : page?.totalCount} onSearch={find} />
      {error ? (
        <LoadError error={apiErrorOf(error)} onRetry={() => void refetch()} />
      ) : page ? (
        // The last result stays until the next answer arrives, so that nothing jumps.
        <div className={styles.found} aria-busy={isFetching}>
          <UserTable users={page.users} />
          <PageButtons
            number={cursors.length + 1}
            onPrevious={cursors.length > 0 ? goPrevious : null}
            onNext={page.next === null ? null : () => goOn(page.next)}
          />
        </div>
      ) : (
        <UserTablePlaceholder />
      )}
    </Page>
  );
}

interface UserSearchProps {
  search: string;
  /** The number of users; undefined until it is known. */
  found: number | undefined;
  onSearch: (search: string) => void;
}

/** Searches at every typed letter, and shows how many users were found. */
function UserSearch({ search, found, onSearch }: UserSearchProps) {
  // The address follows a moment later; typed text shows at once.
  const [typed, setTyped] = useState(search);
  const [followed, setFollowed] = useState(search);
  if (followed !== search) {
    setFollowed(search);
    setTyped(search);
  }
  const change = (text: string) => {
    setTyped(text);
    setFollowed(text);
    onSearch(text);
  };
  return (
    <div className={styles.search}>
      <SearchTextField
        label="Search users"
        hint="The start of an email address or handle."
        value={typed}
        onType={change}
        className={styles.field}
      />
      <p role="status" className={styles.count}>
        {found !== undefined && (found === 1 ? '1 user' : `${formatNumber(found)} users`)}
      </p>
    </div>
  );
}

/** The place in the list. */
interface UsersPlace {
  search: string;
  /** The cursors of all pages up to the current one, except the first. */
  cursors: readonly string[];
}

const START: UsersPlace = { search: '', cursors: [] };

/**
 * The place in the list of users, kept in the state of the browser's history entry. So Back and Forward move between
 * pages and return from a user's form to the same page, and no e-mail address appears in the address bar.
 */
function useUsersPlace() {
  const place = (useLocation().state as UsersPlace | null) ?? START;
  const navigate = useNavigate();
  const go = (to: UsersPlace, options: { replace?: boolean; preventScrollReset?: boolean } = {}) =>
    void navigate('.', { ...options, state: to });
  return {
    ...place,
    after: place.cursors.at(-1) ?? null,
    /** Typing replaces the entry, as everywhere (rules/links#history-entries). */
    find: (search: string) =>
      go({ search, cursors: [] }, { replace: true, preventScrollReset: true }),
    goNext: (cursor: string) => go({ ...place, cursors: [...place.cursors, cursor] }),
    goPrevious: () => go({ ...place, cursors: place.cursors.slice(0, -1) }),
  };
}
