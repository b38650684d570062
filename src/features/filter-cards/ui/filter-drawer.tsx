import { clsx } from 'clsx';
import { memo, useDeferredValue, useMemo, type CSSProperties, type KeyboardEvent } from 'react';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import type { Card } from '@domain/card';
import {
  type FacetCounts,
  FILTER_FIELDS,
  filterOptionsOf,
  LIST_FIELDS,
  type FieldFamily,
  type FilterOptions,
  type NumberListField,
  type WordListField,
} from '@domain/card-filter';
import {
  filtersToggled,
  selectAreFiltersShown,
  searchTextTyped,
  selectCardFilter,
} from '../model/card-list-slice';
import { counted, formatNumber } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { useFacetCounts } from '../model/use-facet-counts';
import { DRAWER_ID, focusFilterToggle } from './active-filters';
import { AspectGroup } from './aspect-group';
import { ChoiceGroup, CountedNoun, WordGroup } from './filter-group';
import { NumberRange } from './number-range';
import styles from './filter-cards.module.css';
import { TextField } from '@/shared/ui/text-field';

type DrawerField = keyof FilterOptions;

const DRAWER_FIELDS = LIST_FIELDS.filter((field) => field !== 'requiredAspects');

interface GroupProps {
  field: DrawerField;
  options: FilterOptions;
  counts: FacetCounts;
}

/** The control for a field, by the field's family. */
const Group = memo(function Group({ field, options, counts }: GroupProps) {
  if (field === 'selectedAspects')
    return <AspectGroup options={options[field]} counts={counts[field]} />;
  if (isWordList(field))
    return <WordGroup field={field} options={options[field]} counts={counts[field]} />;
  return (
    <ChoiceGroup
      field={field}
      options={options[field]}
      counts={counts[field]}
      beside={
        isNumberList(field) &&
        options[field].length > FEW && <NumberRange field={field} options={options[field]} />
      }
    />
  );
});

/** So few numbers are as quickly chosen one by one. */
const FEW = 3;

const isWordList = (field: DrawerField): field is WordListField =>
  FILTER_FIELDS[field].family === 'word';

const isNumberList = (field: DrawerField): field is NumberListField =>
  FILTER_FIELDS[field].family === 'number';

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
  /** Those to which the page itself has narrowed the list; left out for all. */
  among?: readonly Card[] | undefined;
  /** How many cards are shown, which a phone's button says. */
  shown?: number;
  /** Whether the list is of printings that others sell, which are counted then. */
  isForSale?: boolean;
}

/**
 * All filters, while they are shown. The focus stays on the toggle; Escape returns it there. The pressed toggle
 * shows at once.
 */
export const FilterDrawer = memo(function FilterDrawer({
  isForSale,
  ...drawer
}: FilterDrawerProps) {
  if (!useDeferredValue(useAppSelector(selectAreFiltersShown))) return null;
  if (!isForSale) return <OpenDrawer {...drawer} />;
  return (
    <CountedNoun.Provider value="printing">
      <OpenDrawer {...drawer} isForSale />
    </CountedNoun.Provider>
  );
});

function OpenDrawer({ cards, shown, ...given }: FilterDrawerProps) {
  const counts = useFacetCounts(cards, given);
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
      // So that no chip changes its width while somebody types.
      style={{ '--count-digits': formatNumber(cards.length).length } as CSSProperties}
      onKeyDown={closeAtEscape}
    >
      {COLUMNS.map(({ family, className }) => (
        <div key={family} className={clsx(styles.column, className)}>
          {family === 'enumeration' && <TextFilter />}
          {DRAWER_FIELDS.filter((field) => FILTER_FIELDS[field].family === family).map((field) => (
            <Group key={field} field={field} options={options} counts={counts} />
          ))}
        </div>
      ))}
      <div className={styles.foot}>
        <Button onClick={close}>
          {shown === undefined ? 'Done' : `Show ${counted(shown, 'card')}`}
        </Button>
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
