import { useId, useRef, type KeyboardEvent } from 'react';
import type { Card } from '@domain/card';
import { TextField } from '@/shared/ui/text-field';
import { searchKeyAction } from '../model/search-key-action';
import { useSearchLine } from '../model/use-search-line';
import { useSlashKey } from '../model/use-slash-key';
import { SearchErrors } from './search-errors';
import { SearchHelpButton } from './search-help-button';
import styles from './search-line.module.css';
import { SearchMarks } from './search-marks';
import { SearchStatus } from './search-status';
import { WordList } from './word-list';

interface SearchLineProps {
  /** The cards that are searched; their traits and keywords are offered. */
  cards: readonly Card[];
  /** Takes the focus on to the first result. */
  onLeave?: (() => void) | undefined;
}

/** While a word is composed, its keys are the input method's. Safari sends the last one after the end, with this code. */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) =>
  nativeEvent.isComposing || keyCode === 229;

/** What a person types to ask for cards: `leader cost<=3`; the grammar is `parseSearchLine`’s. */
export function SearchLine({ cards, onLeave }: SearchLineProps) {
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const search = useSearchLine(cards, field);
  const { text, line, typedAt, errors, options, highlighted } = search;
  useSlashKey(field);

  const onKeyDown = (event: KeyboardEvent) => {
    const isModified = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey;
    if (isModified || isComposing(event)) return;
    const act = searchKeyAction(event.key, search, onLeave);
    if (!act) return;
    // For Enter too: the focus may be on a result by then, which it would open.
    event.preventDefault();
    act();
  };

  return (
    <div role="search" className={styles.line}>
      <TextField
        ref={field}
        className={styles.field}
        label="Search cards"
        hideLabel
        icon="search"
        placeholder="leader cost<=3 aspect:command"
        error={errors.length > 0 && <SearchErrors errors={errors} />}
        value={text}
        onChange={({ target }) => search.type(target.value, target.selectionStart)}
        onClear={() => search.type('', null)}
        onKeyDown={onKeyDown}
        onSelect={({ currentTarget: { selectionStart, selectionEnd } }) => {
          if (selectionStart !== typedAt || selectionEnd !== typedAt) search.settle();
        }}
        onBlur={search.settle}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={options.length > 0 ? listId : undefined}
        aria-activedescendant={highlighted < 0 ? undefined : `${listId}-${highlighted}`}
        aria-keyshortcuts="/"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        overlay={
          <>
            <SearchMarks line={line} errors={errors} field={field} />
            {text === '' && (
              <kbd className={styles.shortcut} aria-hidden="true">
                /
              </kbd>
            )}
            {options.length > 0 && (
              <WordList
                id={listId}
                options={options}
                highlighted={highlighted}
                onAccept={search.accept}
              />
            )}
          </>
        }
      />
      <SearchHelpButton />
      <SearchStatus suggestions={options.length} isWrong={errors.length > 0} />
    </div>
  );
}
