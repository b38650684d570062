import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { SAVED_SEARCH_ERRORS, savedSearchNameErrorOf } from '@domain/saved-search';
import { type SavedSearch, useUpdateSavedSearchMutation } from '@/entities/saved-search';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/text-field';
import { failureOf } from '../model/failure-of';
import styles from './saved-searches.module.css';

interface RenameSearchProps {
  search: SavedSearch;
  onClose: () => void;
}

/** A saved search's name as a field: Enter saves it, Escape leaves it as it was. */
export function RenameSearch({ search: { id, name, version }, onClose }: RenameSearchProps) {
  const [update, { isLoading }] = useUpdateSavedSearchMutation();
  const [typed, setTyped] = useState(name);
  const [failure, setFailure] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const save = async () => {
    const code = savedSearchNameErrorOf(typed);
    if (code !== null) return setFailure(SAVED_SEARCH_ERRORS[code]);
    const wrong = failureOf(await update({ id, name: typed, expectedVersion: version }));
    setFailure(wrong);
    if (wrong === null) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Otherwise it would close the dialog.
    event.preventDefault();
    onClose();
  };
  return (
    <form
      noValidate
      className={styles.entry}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) void save();
      }}
    >
      <TextField
        ref={field}
        label={`New name of “${name}”`}
        hideLabel
        className={styles.name}
        value={typed}
        error={failure ?? undefined}
        autoComplete="off"
        onChange={({ target }) => {
          setFailure(null);
          setTyped(target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" variant="primary" loading={isLoading} className={styles.submit}>
        Save name
      </Button>
      <Button className={styles.submit} onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
