import type { ReactNode } from 'react';
import { VARIANT_ORDER, VARIANT_TYPE_NAMES, type VariantType } from '@domain/card';
import { Select } from '@/shared/ui/select';
import { TextField } from '@/shared/ui/text-field';
import styles from './card-picker.module.css';

/** What is looked for among a set's printings. */
export interface Search {
  line: string;
  /** Null for any. */
  type: VariantType | null;
}

interface PickerToolsProps {
  search: Search;
  onSearch: (search: Search) => void;
  /** Takes the focus on to the first printing found. */
  onLeave: () => void;
  /** Says how many printings were found, and picks of them. */
  children: ReactNode;
}

/** Looks for printings by name, number or anything a search line can ask, and by how they were printed. */
export const PickerTools = ({ search, onSearch, onLeave, children }: PickerToolsProps) => (
  <div role="search" aria-label="Cards to add" className={styles.tools}>
    <TextField
      className={styles.search}
      label="Search by name or number"
      hideLabel
      icon="search"
      placeholder="Name or number"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      value={search.line}
      onChange={({ target }) => onSearch({ ...search, line: target.value })}
      onClear={() => onSearch({ ...search, line: '' })}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
        event.preventDefault();
        onLeave();
      }}
    />
    <Select
      className={styles.type}
      label="Printing"
      hideLabel
      placeholder="Any printing"
      options={VARIANT_ORDER.map((value) => ({ value, label: VARIANT_TYPE_NAMES[value] }))}
      value={search.type ?? ''}
      onChange={({ target }) =>
        onSearch({
          ...search,
          type: VARIANT_ORDER.find((type) => type === target.value) ?? null,
        })
      }
    />
    {children}
  </div>
);
