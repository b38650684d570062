import {
  useId,
  useRef,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  type RefObject,
} from 'react';
import type { Card } from '@domain/card';
import type { SearchLineError } from '@domain/card-filter';
import { TextField, type TextFieldProps } from '@/shared/ui/text-field';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { markWords } from '../model/search-errors';
import { useOwnText } from '../model/use-own-text';
import {
  type KeptLine,
  searchKeyAction,
  useLeave,
  useSearchField,
  useSlashKey,
} from '../model/use-search-field';
import { SearchHelpButton } from './search-help-button';
import styles from './search-field.module.css';
import { WordList } from './word-list';

interface SearchFieldProps extends KeptLine {
  label: string;
  placeholder: string;
  /** Whether it is the page's own, to which the key `/` leads from anywhere. */
  isOfPage?: boolean;
  /** The searched cards, whose traits and keywords are suggested. */
  cards: readonly Card[];
  /** Moves the focus to the first result. */
  onLeave?: (() => void) | undefined;
}

/** While a word is composed, its keys are the input method's. Safari sends the last one after the end, with this code. */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) =>
  nativeEvent.isComposing || keyCode === 229;

/** A field in which a person searches for cards, such as `leader cost<=3`. The grammar is that of `parseSearchLine`. */
export function SearchField({
  label,
  placeholder,
  isOfPage = false,
  cards,
  onLeave,
  ...kept
}: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const search = useSearchField(kept, cards, field);
  const { text, line, typedAt, errors, options, highlighted } = search;
  const leave = useLeave(line, onLeave);
  useSlashKey(field, isOfPage);

  const onKeyDown = (event: KeyboardEvent) => {
    const isModified = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey;
    if (isModified || isComposing(event)) return;
    const act = searchKeyAction(event.key, search, leave);
    if (!act) return;
    // For Enter too: the focus may be on a result by then, which it would open.
    event.preventDefault();
    act();
  };

  return (
    <div role="search" className={styles.line}>
      <TypedField
        field={field}
        className={styles.field}
        label={label}
        hideLabel
        icon="search"
        placeholder={placeholder}
        error={errors.length > 0 && <SearchErrors errors={errors} />}
        text={text}
        onType={search.type}
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
        aria-keyshortcuts={isOfPage ? '/' : undefined}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        overlay={
          <>
            <SearchMarks line={line} errors={errors} field={field} />
            {isOfPage && text === '' && (
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
      <SearchHelpButton cards={cards} isOfPage={isOfPage} onChoose={kept.onType} />
      <SearchStatus suggestions={options.length} isWrong={errors.length > 0} />
    </div>
  );
}

type TypedFieldProps = Omit<TextFieldProps, 'value' | 'onChange'> & {
  field: RefObject<HTMLInputElement>;
  text: string;
  onType: (text: string, caret: number | null) => void;
};

/** Draws no more than the field when a letter is typed. */
function TypedField({ field, text, onType, onSelect, ...props }: TypedFieldProps) {
  const typed = useOwnText(onType);
  return (
    <TextField
      {...props}
      ref={field}
      value={typed.text ?? text}
      onChange={({ target }) => typed.write(target.value, target.selectionStart)}
      onSelect={(event) => {
        // A letter moves the caret, too.
        if (typed.text === null) onSelect?.(event);
      }}
    />
  );
}

interface SearchStatusProps {
  suggestions: number;
  isWrong: boolean;
}

/** Tells screen readers that there are suggestions, or that the line can't be understood. */
const SearchStatus = ({ suggestions, isWrong }: SearchStatusProps) => (
  <VisuallyHidden>
    <span role="status">{statusOf(suggestions, isWrong)}</span>
  </VisuallyHidden>
);

function statusOf(suggestions: number, isWrong: boolean): string {
  if (suggestions > 0) return suggestions === 1 ? '1 suggestion' : `${suggestions} suggestions`;
  return isWrong ? 'The search line can’t be understood; its description says why.' : '';
}

/** A line can have a hundred wrong words, and what is below the field should stay visible. */
const MOST = 3;

/** What is wrong with the line, word by word. */
function SearchErrors({ errors }: { errors: readonly SearchLineError[] }) {
  const more = errors.length - MOST;
  return (
    <>
      {errors.slice(0, MOST).map(({ from, message }) => (
        <span key={from} className={styles.message}>
          {message}{' '}
        </span>
      ))}
      {more > 0 && <span className={styles.message}>{`And ${more} more, underlined.`}</span>}
    </>
  );
}

interface SearchMarksProps {
  line: string;
  errors: readonly SearchLineError[];
  field: RefObject<HTMLInputElement>;
}

/** Underlines the wrong words in the field: the same text, invisible, in the same place, scrolling with the field. */
function SearchMarks({ line, errors, field }: SearchMarksProps) {
  const text = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => scrollWith(field.current, text.current));
  useEffect(() => {
    const element = field.current;
    const follow = () => scrollWith(element, text.current);
    element?.addEventListener('scroll', follow);
    return () => element?.removeEventListener('scroll', follow);
  }, [field]);

  if (errors.length === 0) return null;
  return (
    <div className={styles.window} aria-hidden="true">
      <span ref={text} className={styles.text}>
        {markWords(line, errors).map(({ text: piece, isWrong }, index) =>
          isWrong ? <mark key={index}>{piece}</mark> : piece,
        )}
      </span>
    </div>
  );
}

function scrollWith(field: HTMLElement | null, text: HTMLElement | null): void {
  if (field && text) text.style.transform = `translateX(${-field.scrollLeft}px)`;
}
