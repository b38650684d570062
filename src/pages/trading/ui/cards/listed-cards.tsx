import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SellersDialog } from '@/widgets/card-view';
import { filtersCleared, selectCardSearchLine } from '@/features/filter-cards';
import { type ListedPrinting, useListedPrintings } from '@/entities/card';
import { selectTradingHub, tabChosen } from '@/entities/trading-hub';
import { apiErrorOf, REFETCHED_AT_MOUNT } from '@/shared/api';
import { counted } from '@/shared/lib/format';
import { uniqueBy } from '@/shared/lib/unique-by';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { LoadError } from '@/shared/ui/load-error';
import { ShowMore } from '@/shared/ui/show-more';
import { Skeleton } from '@/shared/ui/skeleton';
import { usePrintingsForSaleInfiniteQuery, type PrintingForSale } from '../../api/for-sale-api';
import { CardTable } from './card-table';
import styles from './cards.module.css';

/** A printing that others sell, with its card. */
export type ForSaleRow = ListedPrinting<PrintingForSale>;

const NONE: readonly never[] = [];

/** What others sell of what the search line asks for, page by page, with loading and error states. */
export function ListedCards() {
  const query = useAppSelector(selectCardSearchLine);
  const { cardOrder } = useAppSelector(selectTradingHub);
  const asked = usePrintingsForSaleInfiniteQuery({ query, ...cardOrder }, REFETCHED_AT_MOUNT);
  const { error, hasNextPage, fetchNextPage, refetch } = asked;
  // The previous results stay until the next answer, so that nothing jumps while somebody types.
  const pages = asked.data?.pages;
  const printings = useMemo(
    () =>
      pages &&
      uniqueBy(
        pages.flatMap((page) => page.printings),
        ({ variantId }) => variantId,
      ),
    [pages],
  );
  const load = useRows(printings);
  const [askedAbout, askAbout] = useState<ForSaleRow | null>(null);
  const { pathname, search } = useLocation();
  const from = `${pathname}${search}`;
  const table = useRef<HTMLDivElement>(null);
  const focusable = useCallback(
    (at: number) => table.current?.querySelectorAll<HTMLElement>('tbody th a')[at],
    [],
  );
  const isEmpty = printings?.length === 0;
  const failure = error ? apiErrorOf(error) : load.error;
  const retry = () => {
    if (!error) load.retry();
    else void (asked.isFetchNextPageError ? fetchNextPage() : refetch());
  };
  return (
    <div aria-busy={asked.isFetching && !asked.currentData}>
      <p role="status" className={styles.found}>
        {pages && !isEmpty && `${counted(pages[0]?.total ?? 0, 'printing')} for sale`}
      </p>
      {load.rows && !isEmpty && (
        <div ref={table}>
          <CardTable rows={load.rows} from={from} onAskAbout={askAbout} />
          <ShowMore
            count={load.rows.length}
            onMore={hasNextPage && !failure ? () => void fetchNextPage() : null}
            loading={asked.isFetchingNextPage}
            focusable={focusable}
          />
        </div>
      )}
      {isEmpty && asked.currentData && !failure && <NothingForSale isSearched={query !== ''} />}
      {failure && <LoadError error={failure} onRetry={retry} />}
      {!failure && !load.rows && <ForSalePlaceholders />}
      {askedAbout && (
        <SellersDialog
          card={askedAbout.card}
          variant={askedAbout.variant}
          from={from}
          onClose={() => askAbout(null)}
        />
      )}
    </div>
  );
}

/**
 * The printings with their cards, in their order; null until they are first known. While the cards of other printings
 * are being loaded, the last rows stay.
 */
function useRows(printings: readonly PrintingForSale[] | undefined) {
  const items = useMemo(
    () =>
      printings
        ? Object.fromEntries(printings.map((printing) => [printing.variantId, printing]))
        : null,
    [printings],
  );
  const { rows, isLoading, error, retry } = useListedPrintings(items);
  const inOrder = useMemo(() => {
    const byId = new Map(rows?.map((row) => [row.id, row]));
    return rows && printings
      ? printings.flatMap(({ variantId }) => byId.get(variantId) ?? NONE)
      : null;
  }, [rows, printings]);
  const last = useRef(inOrder);
  if (!isLoading) last.current = inOrder;
  return { rows: isLoading ? (last.current ?? inOrder) : inOrder, error, retry };
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
