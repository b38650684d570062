import { useState } from 'react';
import { isChosen } from '@domain/card-filter';
import { selectCardFilter } from '@/entities/card-list';
import { useAppStore } from '@/shared/store';
import { TextField } from '@/shared/ui/text-field';
import { ChoiceChips } from './choice-chips';
import { FilterGroup } from './filter-group';
import styles from './word-group.module.css';

/** More words than a person finds at a glance. */
const MANY_WORDS = 16;

interface WordGroupProps {
  field: 'selectedTraits' | 'selectedKeywords';
  label: string;
  /** What one of the words is called: `trait`. */
  noun: string;
  options: readonly string[];
}

/**
 * Traits or keywords, of which a set may have dozens: those that were chosen when the drawer opened come first, and
 * a field finds the others.
 */
export function WordGroup({ field, label, noun, options }: WordGroupProps) {
  const store = useAppStore();
  // As it was at first: a chip that moves when it is clicked would lose the pointer and the focus.
  const [atFirst] = useState(() => selectCardFilter(store.getState()));
  const [sought, setSought] = useState('');

  if (options.length === 0) return null;
  const wasChosen = (word: string) => isChosen(atFirst, field, word);
  const found = [
    ...options.filter(wasChosen),
    ...options.filter((word) => !wasChosen(word)),
  ].filter((word) => word.toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <FilterGroup label={label} hint="cards that have all of these">
      {options.length > MANY_WORDS && (
        <TextField
          label={`Find a ${noun}`}
          hideLabel
          icon="search"
          placeholder={`Find a ${noun}`}
          autoComplete="off"
          className={styles.find}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          onClear={() => setSought('')}
        />
      )}
      <div className={options.length > MANY_WORDS ? styles.many : undefined}>
        <ChoiceChips field={field} options={found} />
        <p role="status" className={styles.none}>
          {found.length === 0 && `There is no ${noun} like this.`}
        </p>
      </div>
    </FilterGroup>
  );
}
