import { useEffect, useRef } from 'react';
import type { CompletionOption } from '@domain/card-filter';
import styles from './search-line.module.css';

interface WordListProps {
  /** The list's id; an option's is this, a hyphen and its number from 0. */
  id: string;
  options: readonly CompletionOption[];
  /** -1 for none. */
  highlighted: number;
  onAccept: (option: CompletionOption) => void;
}

/** The words on offer below the field, which keeps the focus: it tells which one is highlighted. */
export function WordList({ id, options, highlighted, onAccept }: WordListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = list.current?.children[highlighted];
    if (option) option.scrollIntoView({ block: 'nearest' });
  }, [highlighted]);

  return (
    <div ref={list} id={id} role="listbox" aria-label="Suggestions" className={styles.list}>
      {options.map((option, index) => (
        // The field has the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={option.text}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === highlighted}
          tabIndex={-1}
          className={styles.option}
          // The focus stays where the caret is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onAccept(option)}
        >
          <Label option={option} />
        </div>
      ))}
    </div>
  );
}

/** A field's name stands out from what it holds. */
function Label({ option: { text, label } }: { option: CompletionOption }) {
  const name = text.replace(/:$/, '');
  if (!label.startsWith(`${name}: `)) return label;
  return (
    <>
      <b>{name}</b>
      <span className={styles.holds}>{label.slice(name.length)}</span>
    </>
  );
}
