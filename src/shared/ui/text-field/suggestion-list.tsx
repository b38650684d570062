import { clsx } from 'clsx';
import type { ReactElement, Ref } from 'react';
import styles from './suggestion-list.module.css';

interface SuggestionListProps<Option> {
  /** The list's id; an option's is this, a hyphen and its number from 0. */
  id: string;
  label: string;
  options: readonly Option[];
  keyOf: (option: Option) => string;
  renderOption: (option: Option) => ReactElement;
  /** -1 for none. */
  highlighted: number;
  onAccept: (option: Option) => void;
  /** Sets its greatest width. */
  className?: string | undefined;
  optionClassName?: string | undefined;
  list?: Ref<HTMLDivElement>;
}

/** The suggestions below a text field, as its overlay. The field keeps the focus and announces the highlighted one. */
export const SuggestionList = <Option,>({
  id,
  label,
  options,
  keyOf,
  renderOption,
  highlighted,
  onAccept,
  className,
  optionClassName,
  list,
}: SuggestionListProps<Option>) => (
  <div
    ref={list}
    id={id}
    role="listbox"
    aria-label={label}
    className={clsx(styles.list, className)}
  >
    {options.map((option, index) => (
      // The field handles the keys.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
      <div
        key={keyOf(option)}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === highlighted}
        tabIndex={-1}
        className={clsx(styles.option, optionClassName)}
        // Keeps the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onAccept(option)}
      >
        {renderOption(option)}
      </div>
    ))}
  </div>
);
