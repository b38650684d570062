import { useCallback, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OfferSummary } from '@/entities/offer';
import { DataTable } from '@/shared/ui/data-table';
import { ShowMore } from '@/shared/ui/show-more';
import { offerColumns, offerPath } from './offer-columns';

interface OfferTableProps {
  caption: string;
  offers: readonly OfferSummary[];
  onRescind: (offer: OfferSummary) => void;
  /** Null where these are all. */
  onMore: (() => void) | null;
  isLoadingMore: boolean;
}

/** Offers as rows, each of which opens its offer (rules/trading-hub#offers-tab), and a button for more of them. */
export function OfferTable({ caption, offers, onRescind, onMore, isLoadingMore }: OfferTableProps) {
  const navigate = useNavigate();
  const table = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => offerColumns(onRescind), [onRescind]);
  const focusable = useCallback(
    (at: number) => table.current?.querySelectorAll<HTMLElement>('a[data-offer]')[at],
    [],
  );
  return (
    <>
      <div ref={table}>
        <DataTable
          caption={caption}
          columns={columns}
          rows={offers}
          rowKey={({ id }) => id}
          narrow="cards"
          onOpen={({ id }) => void navigate(offerPath(id))}
        />
      </div>
      <ShowMore
        count={offers.length}
        onMore={onMore}
        loading={isLoadingMore}
        focusable={focusable}
      />
    </>
  );
}
