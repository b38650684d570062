import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SignIn } from '@/features/sign-in';
import { useAuth } from '@/entities/session';
import {
  type SavedSearch,
  useCreateSavedSearchMutation,
  useSavedSearchesQuery,
} from '@/entities/saved-search';
import { apiErrorOf } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { LoadError } from '@/shared/ui/load-error';
import { Notice } from '@/shared/ui/notice';
import { Skeleton } from '@/shared/ui/skeleton';
import { failureOf } from '../model/failure-of';
import { SaveSearch, type TypedName } from './save-search';
import { SavedSearchRow } from './saved-search-row';
import styles from './saved-searches.module.css';

interface SavedSearchesProps {
  /** The condition to which the page narrows its search. */
  within: string | undefined;
  typed: TypedName | null;
  onType: (typed: TypedName | null) => void;
  onClose: () => void;
}

/** What a visitor can do about it; their search is in the address to which the sign-in returns. */
export function SavedSearches(props: SavedSearchesProps) {
  const { status, user } = useAuth();
  const { pathname, search } = useLocation();
  if (status === 'loading') return <Skeleton lines={4} label="Loading your saved searches" />;
  if (user) return <OwnSavedSearches {...props} />;
  return (
    <div className={styles.visitor}>
      <p>
        Sign in to keep this search under a name and to fill your want list with what it finds. You
        come back to the same search.
      </p>
      <SignIn wantedPath={`${pathname}${search}`} />
    </div>
  );
}

function OwnSavedSearches({ within, typed, onType, onClose }: SavedSearchesProps) {
  const { currentData, error, isFetching, refetch } = useSavedSearchesQuery(undefined, {
    // Imports and the want list change what is new.
    refetchOnMountOrArgChange: true,
  });
  const [deleted, setDeleted] = useState<SavedSearch | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const failed = isFetching ? undefined : apiErrorOf(error);
  if (!currentData) {
    return failed ? (
      <LoadError error={failed} onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={4} label="Loading your saved searches" />
    );
  }
  return (
    <div ref={place} tabIndex={-1} className={styles.contents}>
      <SaveSearch within={within} saved={currentData} typed={typed} onType={onType} />
      {deleted && (
        <DeletedNotice
          key={deleted.id}
          search={deleted}
          onUndone={() => {
            setDeleted(null);
            place.current?.focus();
          }}
        />
      )}
      {currentData.length === 0 ? (
        <p className={styles.none}>You have no saved searches yet.</p>
      ) : (
        <ul className={styles.list} aria-label="Your saved searches">
          {currentData.map((search) => (
            <SavedSearchRow
              key={search.id}
              search={search}
              onOpen={onClose}
              onDeleted={() => {
                setDeleted(search);
                place.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface DeletedNoticeProps {
  search: SavedSearch;
  onUndone: () => void;
}

/** Says what was deleted, and keeps it again if the person wants it back. */
function DeletedNotice({ search, onUndone }: DeletedNoticeProps) {
  const [create, { isLoading }] = useCreateSavedSearchMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const undo = async () => {
    const { name, line, copies, addsNew, filledUpTo } = search;
    const wrong = failureOf(await create({ name, line, copies, addsNew, filledUpTo }));
    setFailure(wrong);
    if (wrong === null) onUndone();
  };
  return (
    <Notice
      tone={failure === null ? 'info' : 'error'}
      title={`“${search.name}” is deleted`}
      actions={
        <Button icon="undo" loading={isLoading} onClick={() => void undo()}>
          Undo
        </Button>
      }
    >
      {failure}
    </Notice>
  );
}
