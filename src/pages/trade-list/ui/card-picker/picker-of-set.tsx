import { useMemo, useRef, type ReactNode } from 'react';
import { VARIANT_ORDER, VARIANT_TYPE_NAMES, type Card, type VariantType } from '@domain/card';
import { NO_FACTS } from '@domain/card-filter';
import type { CardSet } from '@domain/card-set';
import { findPrintings, searchExpression } from '@domain/printing';
import type { TradeListKind } from '@domain/trade-list';
import { usePrintingFacts } from '@/entities/printing-fact';
import { SearchField } from '@/entities/search-line';
import type { FocusHandle } from '@/shared/lib/rows/roving-focus';
import { LoadError } from '@/shared/ui/load-error';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { foundWords, type Pick, type Picks, useSetPrintings } from '../../model/use-picks';
import styles from './card-picker.module.css';
import { PickSuggested } from './pick-suggested';
import { PickerList } from './picker-list';

interface PickerOfSetProps {
  kind: TradeListKind;
  cardSet: CardSet;
  search: Search;
  onSearch: (search: Search) => void;
  picks: Picks;
  listed: Readonly<Record<string, number>>;
  onPick: (picks: readonly Pick[]) => void;
}

const NONE: readonly Card[] = [];

/** The printings of a set that match the search, with how many copies of each to put on the list. */
export function PickerOfSet({
  kind,
  cardSet,
  search,
  onSearch,
  picks,
  listed,
  onPick,
}: PickerOfSetProps) {
  const { index, printings, counts, error, retry } = useSetPrintings(cardSet);
  const results = useRef<FocusHandle>(null);
  const { line, type } = search;
  const cards = index?.cards.cards ?? NONE;
  const expression = useMemo(() => searchExpression(line), [line]);
  const { facts } = usePrintingFacts(expression, cards);
  const found = useMemo(
    () =>
      index &&
      printings &&
      findPrintings(index, printings, { line, type, facts: facts ?? NO_FACTS }),
    [index, printings, line, type, facts],
  );
  if (error) return <LoadError error={error} onRetry={retry} />;
  return (
    <div className={styles.set}>
      <PickerTools
        cards={cards}
        search={search}
        onSearch={onSearch}
        onLeave={() => void results.current?.focusFirst()}
      >
        <p role="status" className={styles.count}>
          {printings && found && foundWords(found.length, printings.length)}
        </p>
        {found && counts && (
          <PickSuggested
            kind={kind}
            printings={found}
            picks={picks}
            listed={listed}
            counts={counts}
            onPick={onPick}
          />
        )}
      </PickerTools>
      {found === null ? (
        <Skeleton lines={8} label="Loading the cards" />
      ) : found.length === 0 ? (
        <p className={styles.nothing}>{`No printing of ${cardSet.name} matches.`}</p>
      ) : (
        <PickerList
          kind={kind}
          printings={found}
          picks={picks}
          listed={listed}
          counts={counts}
          onPick={onPick}
          handle={results}
        />
      )}
    </div>
  );
}

/** The search among a set's printings. */
export interface Search {
  line: string;
  /** Null for any. */
  type: VariantType | null;
}

interface PickerToolsProps {
  cards: readonly Card[];
  search: Search;
  onSearch: (search: Search) => void;
  /** Moves the focus to the first printing found. */
  onLeave: () => void;
  /** Shows how many printings were found, with buttons that pick from them. */
  children: ReactNode;
}

/** Searches printings by name, number or any term of a search line, and by kind of printing. */
const PickerTools = ({ cards, search, onSearch, onLeave, children }: PickerToolsProps) => (
  <div role="group" aria-label="Cards to add" className={styles.tools}>
    <div className={styles.search}>
      <SearchField
        label="Search by name or number"
        placeholder="Name, number or cost<=3"
        cards={cards}
        line={search.line}
        onType={(line) => onSearch({ ...search, line })}
        onLeave={onLeave}
      />
    </div>
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
