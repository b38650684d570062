import { clsx } from 'clsx';
import { createContext, useContext, useState, useId, type ReactNode } from 'react';
import { shallowEqual } from 'react-redux';
import {
  FILTER_FIELDS,
  type ChoiceField,
  isChosen,
  filterField,
  type ChoiceOf,
  type WordListField,
} from '@domain/card-filter';
import { counted, formatNumber } from '@/shared/lib/format';
import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/store';
import { ToggleChip } from '@/shared/ui/chip';
import { Muted } from '@/shared/ui/muted';
import { TextField } from '@/shared/ui/text-field';
import { selectCardFilter, choiceToggled, type ActiveChoice } from '../model/card-list-slice';
import styles from './filter-cards.module.css';

/** A field with few values, all of which are shown; nothing if there is nothing to choose from. */
export const ChoiceGroup = <Field extends ChoiceField>({
  beside,
  ...chips
}: ChoiceChipsProps<Field> & Pick<FilterGroupProps, 'beside'>) =>
  chips.options.length === 0 ? null : (
    <FilterGroup label={FILTER_FIELDS[chips.field].label} beside={beside}>
      <ChoiceChips {...chips} />
    </FilterGroup>
  );

/** More words than a person can scan at a glance. */
const MANY_WORDS = 16;

interface WordGroupProps {
  field: WordListField;
  options: readonly string[];
  counts: ChoiceCounts;
}

/**
 * Traits or keywords, of which a set may have dozens: those that were chosen when the drawer opened come first, and
 * a field finds the others.
 */
export function WordGroup({ field, options, counts }: WordGroupProps) {
  const { label, kind: noun } = FILTER_FIELDS[field];
  const store = useAppStore();
  // The order from when the drawer opened: a chip that moves when it is clicked would lose the pointer and the focus.
  const [atFirst] = useState(() => selectCardFilter(store.getState()));
  const [query, setQuery] = useState('');

  if (options.length === 0) return null;
  const wasChosen = (word: string) => isChosen(atFirst, field, word);
  const found = [
    ...options.filter(wasChosen),
    ...options.filter((word) => !wasChosen(word)),
  ].filter((word) => word.toLowerCase().includes(query.trim().toLowerCase()));
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
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onClear={() => setQuery('')}
        />
      )}
      <div className={options.length > MANY_WORDS ? styles.many : undefined}>
        <ChoiceChips field={field} options={found} counts={counts} />
        <Muted as="p" role="status">
          {found.length === 0 && `No ${noun} matches.`}
        </Muted>
      </div>
    </FilterGroup>
  );
}

interface ChoiceChipsProps<Field extends ChoiceField> {
  field: Field;
  options: readonly ChoiceOf<Field>[];
  counts: ChoiceCounts;
}

/** How many each value would leave; words in lower case. */
export type ChoiceCounts = ReadonlyMap<string | number, number>;

/** What the drawer counts. */
export const CountedNoun = createContext('card');

/** Shows how many a choice would leave, and says so in its description (rules/filters#counts). */
export const countProps = (count: number, noun: string) => ({
  'data-count': formatNumber(count),
  title: counted(count, noun),
});

/** The values of a field as chips, each on or off. Renders again only when one of them changes. */
function ChoiceChips<Field extends ChoiceField>({
  field,
  options,
  counts,
}: ChoiceChipsProps<Field>) {
  const dispatch = useAppDispatch();
  const noun = useContext(CountedNoun);
  const chosen = useAppSelector(
    (state: RootState) =>
      options.filter((value) => isChosen(selectCardFilter(state), field, value)),
    shallowEqual,
  );
  const isWords = FILTER_FIELDS[field].family === 'word';
  const countOf = (value: string | number) =>
    counts.get(isWords ? String(value).toLowerCase() : value) ?? 0;
  return (
    <div className={styles.chips}>
      {options.map((value) => (
        <ToggleChip
          key={value}
          {...countProps(countOf(value), noun)}
          pressed={chosen.includes(value)}
          className={clsx(typeof value === 'number' && styles.number)}
          onClick={() => dispatch(choiceToggled({ field, value } as ActiveChoice))}
        >
          {filterField(field).nameOf(value)}
        </ToggleChip>
      ))}
    </div>
  );
}

interface FilterGroupProps {
  /** The group's name. */
  label: string;
  /** How its choices combine, if that isn't obvious. */
  hint?: string;
  /** A control that ends the label's line. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A field of the drawer: a label above its choices. */
export function FilterGroup({ label, hint, beside, children }: FilterGroupProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={hint && `${id}-hint`}
      className={styles.group}
    >
      <p className={styles.label}>
        <span id={id} className={styles.name}>
          {label}
        </span>
        {hint && <Muted id={`${id}-hint`}>{hint}</Muted>}
        {beside}
      </p>
      {children}
    </div>
  );
}
