import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SellersDialog } from '@/widgets/card-view';
import { filtersCleared, selectCardSearchLine, tabChosen } from '@/features/filter-cards';
import { counted } from '@/shared/lib/format';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { LoadError } from '@/shared/ui/load-error';
import { ShowMore } from '@/shared/ui/show-more';
import { Skeleton } from '@/shared/ui/skeleton';
import { type ForSaleRow, useCardsForSale } from '../../model/use-cards-for-sale';
import { CardTable } from './card-table';
import styles from './cards.module.css';

/** What others sell of what the search line asks for, page by page, with loading and error states. */
export function ListedCards() {
  const query = useAppSelector(selectCardSearchLine);
  const { rows, total, isLoading, showMore, error, retry } = useCardsForSale();
  const [askedAbout, askAbout] = useState<ForSaleRow | null>(null);
  const { pathname, search } = useLocation();
  const from = `${pathname}${search}`;
  const table = useRef<HTMLDivElement>(null);
  const focusable = useCallback(
    (at: number) => table.current?.querySelectorAll<HTMLElement>('tbody th a')[at],
    [],
  );
  const isEmpty = total === 0;
  return (
    <div aria-busy={isLoading}>
      <p role="status" className={styles.found}>
        {total !== null && !isEmpty && `${counted(total, 'printing')} for sale`}
      </p>
      {rows && !isEmpty && (
        <div ref={table}>
          <CardTable rows={rows} from={from} onAskAbout={askAbout} />
          <ShowMore
            count={rows.length}
            onMore={error ? null : showMore}
            loading={isLoading}
            focusable={focusable}
          />
        </div>
      )}
      {isEmpty && !error && <NothingForSale isSearched={query !== ''} />}
      {error && <LoadError error={error} onRetry={retry} />}
      {!error && !rows && !isEmpty && <ForSalePlaceholders />}
      {askedAbout && (
        <SellersDialog
          card={askedAbout.card}
          printing={askedAbout.printing}
          from={from}
          onClose={() => askAbout(null)}
        />
      )}
    </div>
  );
}

/** Said instead of the table. */
function NothingForSale({ isSearched }: { isSearched: boolean }) {
  const dispatch = useAppDispatch();
  if (isSearched) {
    return (
      <EmptyState
        figure="lens"
        title="No such cards for sale"
        actions={
          <Button variant="primary" onClick={() => dispatch(filtersCleared())}>
            Show all cards for sale
          </Button>
        }
      >
        None of the sale lists that you can see has a printing that the search finds.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      figure="cards"
      title="No cards for sale"
      actions={
        <Button onClick={() => dispatch(tabChosen('SharedWantLists'))}>
          Browse shared want lists
        </Button>
      }
    >
      Nobody sells cards on a list that you can see.
    </EmptyState>
  );
}

/** Holds the table's place. */
const ForSalePlaceholders = () => <Skeleton lines={8} label="Loading cards for sale" />;
