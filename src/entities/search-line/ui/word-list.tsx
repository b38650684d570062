import { useEffect, useRef } from 'react';
import type { CompletionOption } from '@domain/card-filter';
import { SuggestionList } from '@/shared/ui/text-field';
import styles from './search-field.module.css';

interface WordListProps {
  /** The list's id; an option's is this, a hyphen and its number from 0. */
  id: string;
  options: readonly CompletionOption[];
  /** -1 for none. */
  highlighted: number;
  onAccept: (option: CompletionOption) => void;
}

/** The suggestions below the field. The field keeps the focus and says which one is highlighted. */
export function WordList({ id, options, highlighted, onAccept }: WordListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = list.current?.children[highlighted];
    if (option) option.scrollIntoView({ block: 'nearest' });
  }, [highlighted]);

  return (
    <SuggestionList
      list={list}
      id={id}
      label="Suggestions"
      options={options}
      keyOf={({ text }) => text}
      renderOption={(option) => <Label option={option} />}
      highlighted={highlighted}
      onAccept={onAccept}
      className={styles.list}
      optionClassName={styles.option}
    />
  );
}

/** A field's name looks different from its value. */
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
