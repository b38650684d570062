import { useMemo } from 'react';
import { printingName, setAndNumber } from '@domain/card';
import { type Money, priceInDollars } from '@domain/pricing';
import type { PrintingSearchSort } from '@domain/printing-search';
import { ListedCardLink } from '@/widgets/card-view';
import { cardSortChosen, selectTradingHub } from '@/features/filter-cards';
import { OfferOrLogin } from '@/features/make-offer';
import { CardThumbnail, printingLabel } from '@/entities/card';
import { useCardSetCodes } from '@/entities/card-set';
import { counted } from '@/shared/lib/format';
import { useMoney } from '@/shared/lib/money';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { DataTable, type DataColumn } from '@/shared/ui/data-table';
import styles from './cards.module.css';
import type { ForSaleRow } from '../../model/use-cards-for-sale';

interface CardTableProps {
  rows: readonly ForSaleRow[];
  /** The address to come back to after a login. */
  from: string;
  /** The viewer wants to see all sellers of a printing. */
  onAskAbout: (row: ForSaleRow) => void;
}

/** Printings for sale, one row each (rules/trading-hub#cards-tab). */
export function CardTable({ rows, from, onAskAbout }: CardTableProps) {
  const columns = useColumns({ rows, from, onAskAbout });
  return (
    <div className={styles.cards}>
      <DataTable
        caption="Cards for sale"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        narrow="boxes"
      />
    </div>
  );
}

function useColumns({ rows, from, onAskAbout }: CardTableProps): DataColumn<ForSaleRow>[] {
  const dispatch = useAppDispatch();
  const { cardOrder } = useAppSelector(selectTradingHub);
  const codes = useCardSetCodes();
  const money = useMoney();
  const listed = useMemo(() => rows.map(({ card }) => card.id), [rows]);
  return useMemo(() => {
    const sort = (by: PrintingSearchSort) => ({
      direction: cardOrder.sort === by ? cardOrder.direction : null,
      onSort: () => void dispatch(cardSortChosen(by)),
    });
    return [
      {
        key: 'name',
        header: 'Name',
        namesRow: true,
        sort: sort('NAME'),
        cell: (row) => <Name row={row} listed={listed} />,
      },
      {
        key: 'number',
        header: 'Number',
        sort: sort('NUMBER'),
        cell: ({ card, printing }) => setAndNumber(card, printing, codes.get(card.cardSetId)),
      },
      {
        key: 'printing',
        header: 'Printing',
        cell: ({ card, printing }) => printingName(card, printing),
      },
      {
        key: 'market',
        header: 'Market',
        align: 'end',
        sort: sort('MARKET_PRICE'),
        cell: ({ printing }) => (
          <Price cents={printing.currentMarketPrice?.priceCents ?? null} money={money} />
        ),
      },
      {
        key: 'asked',
        header: 'From',
        align: 'end',
        sort: sort('ASKED_PRICE'),
        cell: ({ item }) => <AskedFrom cents={item.lowestCents} money={money} />,
      },
      {
        key: 'sellers',
        header: 'Sellers',
        align: 'end',
        sort: sort('SELLERS'),
        cell: (row) => <Sellers row={row} onAskAbout={onAskAbout} />,
      },
      {
        key: 'offer',
        header: 'Offer',
        hideHeader: true,
        align: 'end',
        cell: ({ id, card, printing, item }) => (
          <OfferOrLogin
            recipientHandle={item.sellerHandle}
            offerType="BUY"
            picks={[{ variantId: id, cardId: card.id, quantity: 1 }]}
            label="Offer to buy"
            description={`${printingLabel(card, printing)}, from ${item.sellerHandle}`}
            from={from}
          />
        ),
      },
    ];
  }, [dispatch, cardOrder, codes, listed, from, onAskAbout, money]);
}

/** The card's picture and its name, which links to its page. */
const Name = ({ row: { card, printing }, listed }: { row: ForSaleRow; listed: string[] }) => (
  <span className={styles.name}>
    <CardThumbnail image={printing.images.front ?? card.images.front} aspects={card.aspects} />
    <span className={styles.words}>
      <ListedCardLink card={card} listed={listed} />
      {card.subtitle && (
        <span className={styles.subtitle} translate="no">
          {card.subtitle}
        </span>
      )}
    </span>
  </span>
);

interface AmountProps {
  cents: number | null;
  money: Money;
}

const Price = ({ cents, money }: AmountProps) =>
  cents ? money.price(cents) : <span className={styles.unpriced}>–</span>;

/** The lowest price; without one, all sellers want to be asked. */
const AskedFrom = ({ cents, money }: AmountProps) =>
  cents === null ? (
    <span className={styles.unpriced}>Contact for Price</span>
  ) : (
    <strong>{priceInDollars(cents, money)}</strong>
  );

interface SellersProps {
  row: ForSaleRow;
  onAskAbout: (row: ForSaleRow) => void;
}

/** How many there are, as a button that lists them. */
function Sellers({ row, onAskAbout }: SellersProps) {
  const { card, printing, item } = row;
  return (
    <Button
      variant="quiet"
      className={styles.sellers}
      aria-haspopup="dialog"
      aria-label={`${counted(item.sellers, 'seller')} of ${printingLabel(card, printing)}`}
      onClick={() => onAskAbout(row)}
    >
      {counted(item.sellers, 'seller')}
    </Button>
  );
}
