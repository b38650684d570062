import { useId, useState } from 'react';
import {
  canonicalLine,
  proposedName,
  SAVED_SEARCH_ERRORS,
  savedSearchLineErrorOf,
} from '@domain/saved-search';
import { selectSearchLine } from '@/features/filter-cards';
import { type SavedSearch, useCreateSavedSearchMutation } from '@/entities/saved-search';
import { useAppSelector } from '@/shared/store';
import { failureOf } from '../model/failure-of';
import { NameForm } from './name-form';
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
      <p role="status" className={styles.present}>{`This search is saved as “${same.name}”.`}</p>
    );
  }
  if (wrong !== null || canonical === null) {
    return <p className={styles.present}>{SAVED_SEARCH_ERRORS[wrong ?? 'LINE_INVALID']}</p>;
  }
  return <SaveForm key={canonical} {...{ line: canonical, saved, typed, onType }} />;
}

const narrowed = (within: string, line: string) => (within === '' ? line : `${within} (${line})`);

function SaveForm({ line, saved, typed, onType }: NamingProps & { line: string }) {
  const [create] = useCreateSavedSearchMutation();
  const heading = useId();
  const [proposed] = useState(() =>
    proposedName(
      line,
      saved.map(({ name }) => name),
    ),
  );
  return (
    <section aria-labelledby={heading} className={styles.save}>
      <h3 id={heading} className={styles.heading}>
        Save this search
      </h3>
      <code className={styles.line}>{line}</code>
      <NameForm
        label="Name"
        name={typed?.line === line ? typed.name : proposed}
        submitLabel="Save"
        onType={(name) => onType({ line, name })}
        onSave={async (name) => {
          const failure = failureOf(
            await create({ name, line, copies: 1, addsNew: false, filledUpTo: null }),
          );
          if (failure === null) onType(null);
          return failure;
        }}
      />
    </section>
  );
}
