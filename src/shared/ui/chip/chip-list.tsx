import { useRef } from 'react';
import { Chip } from './chip';
import styles from './chip.module.css';

interface ChipListProps<Key extends string> {
  /** Names the list. */
  label: string;
  chips: readonly { key: Key; text: string }[];
  onRemove: (key: Key) => void;
}

/** A row of chips. The focus goes on to the next chip when one is removed, and isn't lost with it. */
export function ChipList<Key extends string>({ label, chips, onRemove }: ChipListProps<Key>) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (key: Key, index: number) => {
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
    onRemove(key);
  };
  return (
    // Safari forgets that a list without bullets is one.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul ref={list} role="list" aria-label={label} className={styles.list}>
      {chips.map(({ key, text }, index) => (
        <li key={key}>
          <Chip text={text} onRemove={() => remove(key, index)} />
        </li>
      ))}
    </ul>
  );
}
