import { useId, useState } from 'react';
import {
  canonicalLine,
  proposedName,
  SAVED_SEARCH_ERRORS,
  savedSearchLineErrorOf,
  savedSearchNameErrorOf,
} from '@domain/saved-search';
import { selectSearchLine } from '@/features/filter-cards';
import { type SavedSearch, useCreateSavedSearchMutation } from '@/entities/saved-search';
import { useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/text-field';
import { failureOf } from '../model/failure-of';
import styles from './saved-searches.module.css';

/** What a person typed as the name of a search. */
export interface TypedName {
  line: string;
  name: string;
}

interface NamingProps {
  saved: readonly SavedSearch[];
  typed: TypedName | null;
  onType: (typed: TypedName | null) => void;
}

interface SaveSearchProps extends NamingProps {
  /** The condition to which the page narrows its search. */
  within: string | undefined;
}

/** Saves the search that the page shows, under a name that is proposed from it. */
export function SaveSearch({ within = '', saved, typed, onType }: SaveSearchProps) {
  const shown = useAppSelector(selectSearchLine);
  const line = canonicalLine(shown) === '' ? within : narrowed(within, shown);
  const canonical = canonicalLine(line);
  const wrong = savedSearchLineErrorOf(line);
  const same = saved.find((each) => each.line === canonical);
  if (same) {
    return (
      <p role="status" className={styles.present}>
        This search is saved as “{same.name}”.
      </p>
    );
  }
  if (wrong !== null || canonical === null) {
    return <p className={styles.present}>{SAVED_SEARCH_ERRORS[wrong ?? 'LINE_INVALID']}</p>;
  }
  return <SaveForm key={canonical} {...{ line: canonical, saved, typed, onType }} />;
}

const narrowed = (within: string, line: string) => (within === '' ? line : `${within} (${line})`);

function SaveForm({ line, saved, typed, onType }: NamingProps & { line: string }) {
  const [create, { isLoading }] = useCreateSavedSearchMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const heading = useId();
  const [proposed] = useState(() =>
    proposedName(
      line,
      saved.map(({ name }) => name),
    ),
  );
  const name = typed?.line === line ? typed.name : proposed;

  const save = async () => {
    const code = savedSearchNameErrorOf(name);
    if (code !== null) return setFailure(SAVED_SEARCH_ERRORS[code]);
    const answer = await create({ name, line, copies: 1, addsNew: false, filledUpTo: null });
    const wrong = failureOf(answer);
    setFailure(wrong);
    if (wrong === null) onType(null);
  };
  return (
    <form
      noValidate
      aria-labelledby={heading}
      className={styles.save}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) void save();
      }}
    >
      <h3 id={heading} className={styles.heading}>
        Save this search
      </h3>
      <code className={styles.line}>{line}</code>
      <div className={styles.entry}>
        <TextField
          label="Name"
          className={styles.name}
          value={name}
          error={failure ?? undefined}
          autoComplete="off"
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            setFailure(null);
            onType({ line, name: target.value });
          }}
        />
        <Button type="submit" variant="primary" loading={isLoading} className={styles.submit}>
          Save
        </Button>
      </div>
    </form>
  );
}
