import { useEffect, useRef, useState } from 'react';
import type { OfferSide } from '@domain/offer';
import { RescindDialog } from '@/features/act-on-offer';
import {
  useOffersInfiniteQuery,
  type OfferSummary,
  otherName,
  type ChangeOutcome,
} from '@/entities/offer';
import { selectTradingHub } from '@/entities/trading-hub';
import { apiErrorOf, REFETCHED_AT_MOUNT } from '@/shared/api';
import { uniqueBy } from '@/shared/lib/unique-by';
import { useAppSelector } from '@/shared/store';
import { LoadError } from '@/shared/ui/load-error';
import { Notice } from '@/shared/ui/notice';
import { Skeleton } from '@/shared/ui/skeleton';
import { NoOffers } from './no-offers';
import { OfferTable } from './offer-table';

const CAPTIONS: Record<OfferSide, string> = {
  INITIATOR: 'Offers that you sent',
  RECIPIENT: 'Offers that you received',
};

/** The offers that match the filters, page by page, with loading and error states. */
export function ListedOffers() {
  const { side, offerType } = useAppSelector(selectTradingHub);
  const asked = useOffersInfiniteQuery({ role: side, offerType, status: null }, REFETCHED_AT_MOUNT);
  const { error, hasNextPage, fetchNextPage, refetch } = asked;
  const listed = asked.currentData?.pages.flatMap((page) => page.offers);
  const offers = listed && uniqueBy(listed, ({ id }) => id);
  const isEmpty = offers?.length === 0;
  const [rescinding, setRescinding] = useState<OfferSummary | null>(null);
  const [rescinded, setRescinded] = useState<Rescinded | null>(null);
  const table = useRef<HTMLDivElement>(null);
  // The dialog returned the focus to a button that disappears: move it to the same offer's link.
  useEffect(() => {
    const links = table.current?.querySelectorAll<HTMLElement>('a[data-offer]') ?? [];
    [...links].find(({ dataset }) => dataset['offer'] === rescinded?.offer.id)?.focus();
  }, [rescinded]);
  return (
    <div ref={table}>
      {rescinded && <RescindOutcome {...rescinded} />}
      {offers && !isEmpty && (
        <OfferTable
          caption={CAPTIONS[side]}
          offers={offers}
          onRescind={setRescinding}
          onMore={hasNextPage && !error ? () => void fetchNextPage() : null}
          isLoadingMore={asked.isFetchingNextPage}
        />
      )}
      {isEmpty && !error && <NoOffers side={side} offerType={offerType} />}
      {error && (
        <LoadError
          error={apiErrorOf(error)}
          onRetry={() => void (asked.isFetchNextPageError ? fetchNextPage() : refetch())}
        />
      )}
      {!offers && asked.isFetching && <OfferPlaceholders />}
      {rescinding && (
        <RescindDialog
          offer={rescinding}
          onDone={(outcome) => {
            setRescinded({ offer: rescinding, outcome });
            setRescinding(null);
          }}
          onCancel={() => setRescinding(null)}
        />
      )}
    </div>
  );
}

/** An offer that the viewer tried to rescind, and the outcome. */
interface Rescinded {
  offer: OfferSummary;
  outcome: ChangeOutcome;
}

/** Reports the outcome; the table shows the offer's current state. */
const RescindOutcome = ({ offer, outcome }: Rescinded) => {
  const other = otherName(offer);
  return outcome === 'changed' ? (
    <Notice tone="success">Your offer to {other} has been rescinded.</Notice>
  ) : (
    <Notice tone="warning">
      Your offer to {other} can no longer be rescinded: it was changed in the meantime.
    </Notice>
  );
};

/** Holds the table's place while the viewer's offers load. */
export const OfferPlaceholders = () => <Skeleton lines={8} label="Loading offers" />;
