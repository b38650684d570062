import { useMemo, useRef } from 'react';
import type { CardSet } from '@domain/card-set';
import { findPrintings } from '@domain/printing';
import type { TradeListKind } from '@domain/trade-list';
import type { FocusHandle } from '@/shared/lib/roving-focus';
import { LoadError } from '@/shared/ui/load-error';
import { Skeleton } from '@/shared/ui/skeleton';
import { foundWords } from '../model/picker-words';
import type { Pick, Picks } from '../model/use-picks';
import { useSetPrintings } from '../model/use-set-printings';
import styles from './card-picker.module.css';
import { PickSuggested } from './pick-suggested';
import { PickerList } from './picker-list';
import { PickerTools, type Search } from './picker-tools';

interface PickerOfSetProps {
  kind: TradeListKind;
  cardSet: CardSet;
  search: Search;
  onSearch: (search: Search) => void;
  picks: Picks;
  listed: Readonly<Record<string, number>>;
  onPick: (picks: readonly Pick[]) => void;
}

/** A set's printings, those that are looked for, with how many copies of each to put on the list. */
export function PickerOfSet({
  kind,
  cardSet,
  search,
  onSearch,
  picks,
  listed,
  onPick,
}: PickerOfSetProps) {
  const { index, counts, error, retry } = useSetPrintings(cardSet.code);
  const results = useRef<FocusHandle>(null);
  const found = useMemo(
    () => index && findPrintings(index, search.line, search.type),
    [index, search],
  );
  if (error) return <LoadError error={error} onRetry={retry} />;
  return (
    <div className={styles.set}>
      <PickerTools
        search={search}
        onSearch={onSearch}
        onLeave={() => void results.current?.focusFirst()}
      >
        <p role="status" className={styles.count}>
          {index && found && foundWords(found.length, index.printings.length)}
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
        <p className={styles.nothing}>No printing of {cardSet.name} is like that.</p>
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
