import { clsx } from 'clsx';
import { useCallback, useMemo, useRef } from 'react';
import { generatePath, Link, useNavigate } from 'react-router-dom';
import { balanceFor } from '@domain/offer';
import { formatChange, formatSum, type Money } from '@domain/pricing';
import { CardThumbnail, type ListedPrinting, printingLabel } from '@/entities/card';
import { type ListedOffer, OfferStatusBadge, otherName, turnFor } from '@/entities/offer';
import { counted, countedCopies, useFormatDate } from '@/shared/lib/format';
import { useMoney } from '@/shared/lib/money';
import { routes } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { DataTable, type DataColumn } from '@/shared/ui/data-table';
import { LinkButton } from '@/shared/ui/link-button';
import { ShowMore } from '@/shared/ui/show-more';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { OFFER_TYPE_NAMES, typeForViewer } from '../../model/offer-table-words';
import { type RowAction, rowActions } from '../../model/row-action';
import styles from './offers.module.css';

/** The printings in the rows with their cards, by printing id. */
type Printings = ReadonlyMap<string, ListedPrinting<ListedOffer['outline']['items'][number]>>;

interface OfferTableProps {
  caption: string;
  offers: readonly ListedOffer[];
  printings: Printings;
  onAct: (offer: ListedOffer, action: RowAction) => void;
  /** Null if there are no more. */
  onMore: (() => void) | null;
  isLoadingMore: boolean;
}

/** Offers as rows, each of which opens its offer (rules/trading-hub#offers-tab), and a button for more of them. */
export function OfferTable({
  caption,
  offers,
  printings,
  onAct,
  onMore,
  isLoadingMore,
}: OfferTableProps) {
  const navigate = useNavigate();
  const table = useRef<HTMLDivElement>(null);
  const money = useMoney();
  const columns = useMemo(() => offerColumns(printings, onAct, money), [printings, onAct, money]);
  const focusable = useCallback(
    (at: number) => table.current?.querySelectorAll<HTMLElement>('a[data-offer]')[at],
    [],
  );
  return (
    <>
      <div ref={table} className={styles.offers}>
        <DataTable
          caption={caption}
          columns={columns}
          rows={offers}
          rowKey={({ id }) => id}
          narrow="boxes"
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

const sideWords = ({ mySide }: ListedOffer): string =>
  mySide === 'INITIATOR' ? 'offer to' : 'offer from';

/** `offer from moss`, for screen readers, since a button's name doesn't include its row. */
const offerName = (offer: ListedOffer): string => `${sideWords(offer)} ${otherName(offer)}`;

/** The address of an offer's page. */
const offerPath = (offerId: string): string => generatePath(routes.offer, { offerId });

/** The other player's name, which links to the offer, and the number of unread notes. */
const User = ({ offer }: { offer: ListedOffer }) => (
  <span className={styles.user}>
    <Link to={offerPath(offer.id)} data-offer={offer.id} className={styles.name}>
      <VisuallyHidden>{`View ${sideWords(offer)} `}</VisuallyHidden>
      <span translate="no">{otherName(offer)}</span>
    </Link>
    {offer.isUnread && (
      <span className={styles.unread}>
        {offer.unreadNotes > 0 ? (
          <>
            <span aria-hidden="true">{offer.unreadNotes}</span>
            <VisuallyHidden>{counted(offer.unreadNotes, 'unread note')}</VisuallyHidden>
          </>
        ) : (
          'Unread'
        )}
      </span>
    )}
  </span>
);

/** `Mar 1, 2026`; a phone's row leaves out the year. */
function OfferDate({ createdAt }: ListedOffer) {
  const [day, year = ''] = useFormatDate()(createdAt).split(', ');
  return (
    <time className={styles.date} dateTime={createdAt}>
      <span>{day}</span>
      <span className={styles.year}>{`, ${year}`}</span>
    </time>
  );
}

interface TypeProps {
  offer: ListedOffer;
  printings: Printings;
  money: Money;
}

/** The offer's type for the viewer, with what it is about: its total and its cards. */
const Type = ({ offer, printings, money }: TypeProps) => {
  const direction = typeForViewer(offer);
  return (
    <span className={styles.terms}>
      <span className={styles.type}>
        <span>{OFFER_TYPE_NAMES[offer.offerType]}</span>
        {direction && <span className={styles.muted}> {direction}</span>}
      </span>
      <Total {...offer} money={money} />
      <Cards offer={offer} printings={printings} />
    </span>
  );
};

interface CardsProps {
  offer: ListedOffer;
  printings: Printings;
}

/** The first cards, as pictures and by name for screen readers, and the total number of copies. */
function Cards({ offer: { outline }, printings }: CardsProps) {
  const { items, copies } = outline;
  const more = outline.printings - items.length;
  const names = items.flatMap(({ variantId }) => {
    const row = printings.get(variantId);
    return row ? [printingLabel(row.card, row.printing)] : [];
  });
  const words = [...names, ...(more > 0 ? [`${more} more`] : [])].join('; ');
  return (
    <span className={styles.cards} title={words}>
      <span className={styles.pictures} aria-hidden="true">
        {items.map(({ variantId }) => {
          const row = printings.get(variantId);
          return (
            <CardThumbnail
              key={variantId}
              image={row ? (row.printing.images.front ?? row.card.images.front) : null}
              aspects={row?.card.aspects ?? []}
            />
          );
        })}
      </span>
      <span className={styles.copies}>
        <span>{countedCopies(copies)}</span>
        <VisuallyHidden>{`: ${words}`}</VisuallyHidden>
      </span>
    </span>
  );
}

/** The money in a swap, for the viewer, or the total of the agreed prices. */
const Total = (offer: ListedOffer & { money: Money }) => {
  if (offer.offerType !== 'TRADE') return <PricedTotal {...offer} />;
  const cents = balanceFor(offer, offer.mySide);
  return (
    <span className={styles.total}>
      <span>{cents === 0 ? 'No money' : formatChange(cents)}</span>
    </span>
  );
};

const PricedTotal = ({
  outline: { totalInCents, unpriced },
  money,
}: ListedOffer & { money: Money }) => (
  <span className={styles.total}>
    {totalInCents !== null && <span>{formatSum(totalInCents)}</span>}
    {totalInCents !== null && money.other && (
      <span className={clsx(styles.muted, styles.other)} translate="no">
        {money.sum(totalInCents)}
      </span>
    )}
    {unpriced > 0 && <span className={styles.muted}>{`${unpriced} to agree on`}</span>}
  </span>
);

function Status({ offer }: { offer: ListedOffer }) {
  const turn = turnFor(offer);
  return (
    <span className={styles.status}>
      <OfferStatusBadge state={offer} />
      {turn && <span className={clsx(styles.turn, turn.isMine && styles.mine)}>{turn.text}</span>}
    </span>
  );
}

const ACTION_NAMES: Record<RowAction, string> = {
  ANSWER: 'Answer',
  MARK_EXCHANGED: 'Mark as exchanged',
  RESCIND: 'Rescind',
};

interface ActionsProps {
  offer: ListedOffer;
  onAct: (offer: ListedOffer, action: RowAction) => void;
}

/** What the viewer can do with the offer from here (rules/trading-hub#answering). */
function Actions({ offer, onAct }: ActionsProps) {
  const { actions, agreesOnPrice } = rowActions(offer);
  return (
    <span className={styles.actions}>
      {agreesOnPrice && (
        <LinkButton
          to={offerPath(offer.id)}
          className={clsx(actions.length > 0 && styles.besides)}
          aria-label={`Agree on price: ${offerName(offer)}`}
        >
          Agree on price
        </LinkButton>
      )}
      {actions.map((action) => (
        <Button
          key={action}
          aria-haspopup="dialog"
          aria-label={`${ACTION_NAMES[action]}: ${offerName(offer)}`}
          onClick={() => onAct(offer, action)}
        >
          {ACTION_NAMES[action]}
        </Button>
      ))}
    </span>
  );
}

/** The specification's columns (rules/trading-hub#offers-tab). */
const offerColumns = (
  printings: Printings,
  onAct: (offer: ListedOffer, action: RowAction) => void,
  money: Money,
): DataColumn<ListedOffer>[] => [
  { key: 'date', header: 'Date', cell: (offer) => <OfferDate {...offer} /> },
  { key: 'user', header: 'User', namesRow: true, cell: (offer) => <User offer={offer} /> },
  {
    key: 'type',
    header: 'Type',
    cell: (offer) => <Type offer={offer} printings={printings} money={money} />,
  },
  { key: 'status', header: 'Status', cell: (offer) => <Status offer={offer} /> },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (offer) => <Actions offer={offer} onAct={onAct} />,
  },
];
