import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { AnswerDialog, MarkExchangedDialog, RescindDialog } from '@/features/act-on-offer';
import { selectTradingHub } from '@/features/filter-cards';
import { useListedPrintings } from '@/entities/card';
import { type ChangeOutcome, type ListedOffer, useOffersInfiniteQuery } from '@/entities/offer';
import { apiErrorOf } from '@/shared/api';
import { uniqueBy } from '@/shared/lib/unique-by';
import { useAppSelector } from '@/shared/store';
import { LoadError } from '@/shared/ui/load-error';
import { Notice } from '@/shared/ui/notice';
import { Skeleton } from '@/shared/ui/skeleton';
import { OFFER_CAPTIONS } from '../../model/offer-table-words';
import { type RowAction, type RowOutcome, rowOutcomeText } from '../../model/row-action';
import { NoOffers } from './no-offers';
import { OfferTable } from './offer-table';

const NONE: readonly never[] = [];

/** The offers that match the filters, page by page, with loading and error states. */
export function ListedOffers() {
  const { role, stage, offerType, searchText: search } = useAppSelector(selectTradingHub);
  const found = useOffersInfiniteQuery(
    { role, stage, offerType, search },
    { refetchOnMountOrArgChange: true },
  );
  const { error, hasNextPage, fetchNextPage, refetch } = found;
  // The previous results stay until the next answer, so that nothing jumps while somebody types.
  const pages = found.data?.pages;
  const offers = useMemo(
    () =>
      pages &&
      uniqueBy(
        pages.flatMap((page) => page.offers),
        ({ id }) => id,
      ),
    [pages],
  );
  const printings = useOutlinedPrintings(offers ?? NONE);
  const isEmpty = offers?.length === 0;
  const isKnown = found.currentData !== undefined || (offers !== undefined && !isEmpty);
  const [asking, setAsking] = useState<RowQuestion | null>(null);
  const [done, setDone] = useState<RowOutcome | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useFocusAfter(done, offers, frame);
  const finish = (action: RowOutcome['action'], outcome: ChangeOutcome) => {
    if (asking) setDone({ offer: asking.offer, action, outcome });
    setAsking(null);
  };
  return (
    <div ref={frame} aria-busy={found.isFetching && !found.currentData}>
      {done && (
        <div data-outcome tabIndex={-1}>
          <Notice tone={done.outcome === 'changed' ? 'success' : 'warning'}>
            {rowOutcomeText(done)}
          </Notice>
        </div>
      )}
      {offers && !isEmpty && (
        <OfferTable
          caption={OFFER_CAPTIONS[role]}
          offers={offers}
          printings={printings}
          onAct={(offer, action) => setAsking({ offer, action })}
          onMore={hasNextPage && !error ? () => void fetchNextPage() : null}
          isLoadingMore={found.isFetchingNextPage}
        />
      )}
      {isEmpty && isKnown && !error && <NoOffers />}
      {error && (
        <LoadError
          error={apiErrorOf(error)}
          onRetry={() => void (found.isFetchNextPageError ? fetchNextPage() : refetch())}
        />
      )}
      {!isKnown && found.isFetching && <OfferPlaceholders />}
      {asking && <Question {...asking} onDone={finish} onCancel={() => setAsking(null)} />}
    </div>
  );
}

/** The dialog that confirms a row's action. */
interface RowQuestion {
  offer: ListedOffer;
  action: RowAction;
}

interface QuestionProps extends RowQuestion {
  onDone: (action: RowOutcome['action'], outcome: ChangeOutcome) => void;
  onCancel: () => void;
}

/** Outside the table, whose rows may disappear while the dialog is open. */
function Question({ offer, action, onDone, onCancel }: QuestionProps) {
  if (action === 'ANSWER') return <AnswerDialog {...{ offer, onDone, onCancel }} />;
  if (action === 'RESCIND') {
    return (
      <RescindDialog
        offer={offer}
        onDone={(outcome) => onDone('RESCIND', outcome)}
        onCancel={onCancel}
      />
    );
  }
  return (
    <MarkExchangedDialog
      offer={offer}
      copies={offer.outline.copies}
      onDone={(outcome) => onDone('MARK_EXCHANGED', outcome)}
      onCancel={onCancel}
    />
  );
}

/**
 * Moves the focus from a row's button that disappears after its action: to the link of the same offer, or to the
 * outcome if the filters now leave the offer out.
 */
function useFocusAfter(
  done: RowOutcome | null,
  offers: readonly ListedOffer[] | undefined,
  frame: RefObject<HTMLDivElement>,
): void {
  const followed = useRef<RowOutcome | null>(null);
  useEffect(() => {
    if (!done || !frame.current) return;
    const links = frame.current.querySelectorAll<HTMLElement>('a[data-offer]');
    const link = [...links].find(({ dataset }) => dataset['offer'] === done.offer.id);
    const isLost = document.activeElement === document.body;
    if (followed.current === done && (link || !isLost)) return;
    followed.current = done;
    const outcome = frame.current.querySelector<HTMLElement>('[data-outcome]');
    (link ?? outcome)?.focus({ preventScroll: true });
  }, [done, offers, frame]);
}

/** The printings in the rows with their cards, by printing id; those not loaded yet are left out. */
function useOutlinedPrintings(offers: readonly ListedOffer[]) {
  const items = useMemo(
    () =>
      Object.fromEntries(
        offers.flatMap(({ outline }) => outline.items.map((item) => [item.variantId, item])),
      ),
    [offers],
  );
  const { rows } = useListedPrintings(items);
  return useMemo(() => new Map(rows?.map((row) => [row.id, row])), [rows]);
}

/** Holds the table's place while the viewer's offers load. */
export const OfferPlaceholders = () => <Skeleton lines={8} label="Loading offers" />;
