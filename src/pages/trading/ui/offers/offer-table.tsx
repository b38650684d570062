import { clsx } from 'clsx';
import { useCallback, useMemo, useRef } from 'react';
import { useNavigate, generatePath } from 'react-router-dom';
import { possibleActions } from '@domain/offer';
import { type OfferSummary, OfferStatusBadge, otherName, turnFor } from '@/entities/offer';
import { formatDate } from '@/shared/lib/format';
import { routes } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { DataTable, type DataColumn } from '@/shared/ui/data-table';
import { LinkButton } from '@/shared/ui/link-button';
import { ShowMore } from '@/shared/ui/show-more';
import { OFFER_TYPE_NAMES, typeForViewer } from '../../model/offer-table-words';
import styles from './offers.module.css';

interface OfferTableProps {
  caption: string;
  offers: readonly OfferSummary[];
  onRescind: (offer: OfferSummary) => void;
  /** Null if these are all. */
  onMore: (() => void) | null;
  isLoadingMore: boolean;
}

/** Offers as rows, each of which opens its offer (rules/trading-hub#offers-tab), and a button for more. */
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

/** `offer from moss`, which names a row's button for screen readers. */
const offerName = (offer: OfferSummary): string =>
  `offer ${offer.mySide === 'INITIATOR' ? 'to' : 'from'} ${otherName(offer)}`;

/** The address of an offer's page. */
const offerPath = (offerId: string): string => generatePath(routes.offer, { offerId });

function Type({ offer }: { offer: OfferSummary }) {
  const more = typeForViewer(offer);
  return (
    <span className={styles.type}>
      {OFFER_TYPE_NAMES[offer.offerType]}
      {more && <span className={styles.muted}> {more}</span>}
    </span>
  );
}

function Status({ offer }: { offer: OfferSummary }) {
  const turn = turnFor(offer);
  return (
    <span className={styles.status}>
      <OfferStatusBadge state={offer} />
      {turn && <span className={clsx(styles.turn, turn.isMine && styles.mine)}>{turn.text}</span>}
    </span>
  );
}

/** The columns of the table of offers (rules/trading-hub#offers-tab). */
const offerColumns = (onRescind: (offer: OfferSummary) => void): DataColumn<OfferSummary>[] => [
  {
    key: 'date',
    header: 'Date',
    cell: ({ createdAt }) => (
      <time className={styles.date} dateTime={createdAt}>
        {formatDate(new Date(createdAt))}
      </time>
    ),
  },
  {
    key: 'user',
    header: 'User',
    namesRow: true,
    cell: (offer) => (
      <span className={styles.user}>
        {otherName(offer)}
        {offer.isUnread && <span className={styles.unread}>Unread</span>}
      </span>
    ),
  },
  { key: 'type', header: 'Type', cell: (offer) => <Type offer={offer} /> },
  { key: 'status', header: 'Status', cell: (offer) => <Status offer={offer} /> },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (offer) => (
      <span className={styles.actions}>
        {possibleActions(offer, offer.mySide).includes('RESCIND') && (
          <Button
            aria-haspopup="dialog"
            aria-label={`Rescind ${offerName(offer)}`}
            onClick={() => onRescind(offer)}
          >
            Rescind
          </Button>
        )}
        <LinkButton
          to={offerPath(offer.id)}
          data-offer={offer.id}
          aria-label={`View ${offerName(offer)}`}
        >
          View
        </LinkButton>
      </span>
    ),
  },
];
