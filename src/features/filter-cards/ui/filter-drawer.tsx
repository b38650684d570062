import { clsx } from 'clsx';
import { useMemo, type KeyboardEvent } from 'react';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import type { Card } from '@domain/card';
import {
  FILTER_FIELDS,
  filterOptionsOf,
  LIST_FIELDS,
  type FieldFamily,
  type FilterOptions,
  type WordListField,
} from '@domain/card-filter';
import {
  filtersToggled,
  selectAreFiltersShown,
  searchTextTyped,
  selectCardFilter,
} from '../model/card-list-slice';
import { Button } from '@/shared/ui/button';
import { DRAWER_ID, focusFilterToggle } from './active-filters';
import { AspectGroup } from './aspect-group';
import { ChoiceGroup, WordGroup } from './filter-group';
import styles from './filter-cards.module.css';
import { TextField } from '@/shared/ui/text-field';

type DrawerField = keyof FilterOptions;

const DRAWER_FIELDS = LIST_FIELDS.filter((field) => field !== 'requiredAspects');

interface GroupProps {
  field: DrawerField;
  options: FilterOptions;
}

/** The control for a field, by the field's family. */
function Group({ field, options }: GroupProps) {
  if (field === 'selectedAspects') return <AspectGroup options={options[field]} />;
  return isWordList(field) ? (
    <WordGroup field={field} options={options[field]} />
  ) : (
    <ChoiceGroup field={field} options={options[field]} />
  );
}

const isWordList = (field: DrawerField): field is WordListField =>
  FILTER_FIELDS[field].family === 'word';

/** A column for each family of fields. */
const COLUMNS: readonly { family: FieldFamily; className?: string | undefined }[] = [
  { family: 'enumeration' },
  { family: 'number' },
  { family: 'aspect' },
  { family: 'word', className: styles.words },
];

interface FilterDrawerProps {
  /** All cards that the filter applies to. Their values are the choices. */
  cards: readonly Card[];
}

/** All filters, while they are shown. The focus stays on the toggle; Escape returns it there. */
export const FilterDrawer = ({ cards }: FilterDrawerProps) =>
  useAppSelector(selectAreFiltersShown) ? <OpenDrawer cards={cards} /> : null;

function OpenDrawer({ cards }: FilterDrawerProps) {
  const dispatch = useAppDispatch();
  const options = useMemo(() => filterOptionsOf(cards), [cards]);
  const close = () => {
    dispatch(filtersToggled());
    focusFilterToggle();
  };
  const closeAtEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  return (
    // The keys of whatever has the focus inside bubble up to here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      id={DRAWER_ID}
      aria-label="Filters"
      className={styles.drawer}
      onKeyDown={closeAtEscape}
    >
      {COLUMNS.map(({ family, className }) => (
        <div key={family} className={clsx(styles.column, className)}>
          {family === 'enumeration' && <TextFilter />}
          {DRAWER_FIELDS.filter((field) => FILTER_FIELDS[field].family === family).map((field) => (
            <Group key={field} field={field} options={options} />
          ))}
        </div>
      ))}
      <div className={styles.foot}>
        <Button onClick={close}>Done</Button>
      </div>
    </section>
  );
}

const selectSearchText = (state: RootState) => selectCardFilter(state).searchText;

/** Part of a card's name or subtitle (rules/filters#text). Longer text than the filter allows is cut, with a note. */
export function TextFilter() {
  const dispatch = useAppDispatch();
  return (
    <TextField
      label="Name or subtitle"
      icon="search"
      autoComplete="off"
      spellCheck={false}
      value={useAppSelector(selectSearchText)}
      onChange={(event) => dispatch(searchTextTyped(event.target.value))}
      onClear={() => dispatch(searchTextTyped(''))}
    />
  );
}
