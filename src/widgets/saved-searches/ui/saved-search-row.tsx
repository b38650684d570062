import { useState } from 'react';
import { Link } from 'react-router-dom';
import { savedSearchLink } from '@domain/saved-search';
import { useAuth } from '@/entities/session';
import {
  type SavedSearch,
  useDeleteSavedSearchMutation,
  useUpdateSavedSearchMutation,
} from '@/entities/saved-search';
import { HandleDialog } from '@/entities/user';
import { counted, useFormatDate } from '@/shared/lib/format';
import { useFocusAfterRemoval } from '@/shared/lib/browser/focus-after-removal';
import { routes } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { CopyLink, useAbsoluteAddress } from '@/shared/ui/copy-link';
import { Notice } from '@/shared/ui/notice';
import { Switch } from '@/shared/ui/switch';
import { failureOf } from '../model/failure-of';
import { FillFromSearch } from './fill-from-search';
import { RenameSearch } from './rename-search';
import styles from './saved-searches.module.css';

interface SavedSearchRowProps {
  search: SavedSearch;
  /** Called when its link is followed. */
  onOpen: () => void;
  onDeleted: () => void;
}

/** A saved search: its link, what is new in it, and what can be done with it. */
export function SavedSearchRow({ search, onOpen, onDeleted }: SavedSearchRowProps) {
  const { id, name, line, addsNew, version } = search;
  const { user, checkAgain } = useAuth();
  const [update] = useUpdateSavedSearchMutation();
  const [remove, removal] = useDeleteSavedSearchMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [isRenamed, setRenamed] = useState(false);
  const renameButton = useFocusAfterRemoval(isRenamed);
  /** What the viewer does; they need a handle for the last two. */
  const [filled, setFilled] = useState<'all' | 'new' | null>(null);
  const [needsHandle, setNeedsHandle] = useState(false);
  const path = `${routes.allCards}?${savedSearchLink(line)}`;
  const address = useAbsoluteAddress(path);
  const withHandle = (act: () => void) => () => {
    if (user?.handle) act();
    else setNeedsHandle(true);
  };

  const toggle = async () => {
    setFailure(failureOf(await update({ id, addsNew: !addsNew, expectedVersion: version })));
  };
  const deleteIt = async () => {
    const wrong = failureOf(await remove({ id }));
    setFailure(wrong);
    if (wrong === null) onDeleted();
  };
  return (
    <li className={styles.row} aria-label={name}>
      {isRenamed ? (
        <RenameSearch search={search} onClose={() => setRenamed(false)} />
      ) : (
        <Link to={path} className={styles.link} onClick={onOpen}>
          {name}
        </Link>
      )}
      {name !== line && <code className={styles.line}>{line}</code>}
      {failure && <Notice tone="error">{failure}</Notice>}
      <NewPrintings search={search} onAdd={withHandle(() => setFilled('new'))} />
      <div className={styles.actions}>
        <Button
          icon="lists"
          aria-haspopup="dialog"
          aria-label={`Fill want list from “${name}”`}
          onClick={withHandle(() => setFilled('all'))}
        >
          Fill want list
        </Button>
        <CopyLink address={address} label={`Link to “${name}”`} />
        <Button
          ref={renameButton}
          icon="edit"
          aria-label={`Rename “${name}”`}
          disabled={isRenamed}
          onClick={() => setRenamed(true)}
        >
          Rename
        </Button>
        <Button
          icon="delete"
          aria-label={`Delete “${name}”`}
          loading={removal.isLoading}
          onClick={() => void deleteIt()}
        >
          Delete
        </Button>
      </div>
      <Switch
        className={styles.choice}
        label="Add new cards to my want list automatically"
        aria-label={`Add new cards to my want list automatically, from “${name}”`}
        checked={addsNew}
        onChange={withHandle(() => void toggle())}
      />
      {filled && (
        <FillFromSearch
          search={search}
          onlyNew={filled === 'new'}
          onClose={() => setFilled(null)}
        />
      )}
      {needsHandle && (
        <HandleDialog onSet={() => void checkAgain()} onClose={() => setNeedsHandle(false)} />
      )}
    </li>
  );
}

interface NewPrintingsProps {
  search: SavedSearch;
  onAdd: () => void;
}

/** What was added by itself, and what came since the list was filled. */
function NewPrintings({ search, onAdd }: NewPrintingsProps) {
  const formatDate = useFormatDate();
  const { name, newPrintings, lastAdded, lastAddedAt } = search;
  const words = newPrintings === 1 ? 'Add it' : 'Add them';
  return (
    <>
      {lastAdded !== null && lastAddedAt !== null && (
        <p className={styles.note}>
          <span>{`Added ${counted(lastAdded, 'new printing')} to`}</span>{' '}
          <Link to={routes.ownWantList}>your want list</Link>{' '}
          <span>{`on ${formatDate(lastAddedAt)}`}</span>
        </p>
      )}
      {newPrintings !== null && newPrintings > 0 && (
        <p className={styles.note}>
          <span>{`${counted(newPrintings, 'new printing')} since you filled your want list`}</span>
          <Button aria-haspopup="dialog" aria-label={`${words}, from “${name}”`} onClick={onAdd}>
            {words}
          </Button>
        </p>
      )}
    </>
  );
}
