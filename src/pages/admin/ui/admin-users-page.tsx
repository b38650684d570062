import { useUsersQuery } from '@/entities/user';
import { apiErrorOf } from '@/shared/api';
import { LoadError } from '@/shared/ui/load-error';
import { Page } from '@/shared/ui/page';
import { useUsersPlace } from '../model/use-users-place';
import styles from './admin-users-page.module.css';
import { PageButtons } from './page-buttons';
import { UserSearch } from './user-search';
import { UserTable } from './user-table';
import { UserTablePlaceholder } from './user-table-placeholder';

/** Everyone, a page at a time, found by how an e-mail or a handle begins (rules/pages#administrators-pages). */
export function AdminUsersPage() {
  const { search, after, cursors, find, goNext, goPrevious } = useUsersPlace();
  const { data: page, error, isFetching, refetch } = useUsersQuery({ search, after });
  // While the next page is on its way, the one that is shown doesn't know what comes after it.
  const goOn = (next: string | null) => {
    if (next !== null && !isFetching) goNext(next);
  };
  return (
    <Page title="Users">
      <UserSearch search={search} found={error ? undefined : page?.totalCount} onSearch={find} />
      {error ? (
        <LoadError error={apiErrorOf(error)} onRetry={() => void refetch()} />
      ) : page ? (
        // What was found before stays until the next answer is there, so that nothing jumps.
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
