import { useCallback } from 'react';
import type { Commitment } from '@domain/offer';
import {
  askedPriceText,
  besideMarketParts,
  isAgreedPrice,
  isMarketPrice,
  isNamedPrice,
  type MarketPricing,
  type Money,
} from '@domain/pricing';
import { CardDialog, useOpenPrinting } from '@/widgets/card-view';
import { CardHoverPreview, useCardHover } from '@/widgets/card-hover-preview';
import { ListContents, type TradeListLook } from '@/widgets/trade-list';
import { ChangeSaleList, useIsSelecting } from '@/features/change-selected';
import { SaleItemFields, useSaleItem } from '@/features/edit-sale-item';
import { printingLabel, type ListedPrinting } from '@/entities/card';
import { useListCommitments, CommitmentNote } from '@/entities/offer';
import { sellersPriceWords, type SaleList, type SaleListItem } from '@/entities/sale-list';
import { useWantedCounts, WantedBadge } from '@/entities/want-list';
import { countedCopies } from '@/shared/lib/format';
import { useMoney } from '@/shared/lib/money';
import styles from './sale-list-page.module.css';

type Row = ListedPrinting<SaleListItem>;

interface CardsForSaleProps {
  list: SaleList;
  /** By the printing's id; at least one. */
  items: Readonly<Record<string, SaleListItem>>;
  mode: 'view' | 'edit';
}

const LOOK: TradeListLook = {
  kind: 'SALE_LIST',
  label: 'Cards for sale',
  // In CSS pixels. On a phone, the fields are below the card.
  rowHeight: { view: { wide: 66, narrow: 76 }, edit: { wide: 66, narrow: 164 } },
  editedHeadingLevel: 3,
};

/** The list's printings with their prices, and each card's dialog. */
export function CardsForSale({ list, items, mode }: CardsForSaleProps) {
  const { open, follow } = useOpenPrinting();
  const point = useCardHover();
  const money = useMoney();
  const wanted = useWantedCounts();
  const commitments = useListCommitments(list, 'BUY');
  const { id: saleListId, isOwner } = list;
  // While rows are selected, they look as in view.
  const isEdited = useIsSelecting('SALE_LIST') ? false : isOwner && mode === 'edit';

  const renderDetails = useCallback(
    ({ item, card, variant }: Row) => {
      if (isEdited) {
        const label = printingLabel(card, variant);
        return <SaleItemFields saleListId={saleListId} item={item} label={label} money={money} />;
      }
      const Details = isOwner ? OwnForSale : ForSale;
      return (
        <Details
          item={item}
          marketCents={variant.currentMarketPrice?.priceCents ?? null}
          pricing={list.settings.pricing}
          wanted={wanted[variant.id]}
          commitment={commitments[variant.id]}
          money={money}
        />
      );
    },
    [isEdited, isOwner, saleListId, list.settings.pricing, wanted, commitments, money],
  );
  const pricing = isEdited ? null : sellersPriceWords(list.settings.pricing);
  const isMarketUsed = Object.values(items).some(({ priceType }) => isMarketPrice(priceType));
  return (
    <>
      {pricing && isMarketUsed && <p className={styles.pricing}>{pricing}</p>}
      <ListContents
        look={LOOK}
        list={list}
        items={items}
        isEdited={isEdited}
        renderDetails={renderDetails}
        renderBulk={(rows) => <ChangeSaleList list={list} rows={rows} />}
        onOpen={open}
        onFollow={follow}
        onPoint={point}
      />
      <CardHoverPreview />
      <CardDialog />
    </>
  );
}

interface ForSaleProps {
  item: SaleListItem;
  /** The printing's own market price; null or 0 without one. */
  marketCents: number | null;
  /** How the seller's prices follow the market. */
  pricing: MarketPricing;
  /** How many copies the viewer wants. */
  wanted: number | undefined;
  /** The copies in open offers. */
  commitment: Commitment | undefined;
  money: Money;
}

/** How many copies are for sale and at what price (rules/prices#asked-price), and whether the viewer wants them. */
function ForSale({ item, marketCents, pricing, wanted, commitment, money }: ForSaleProps) {
  const { quantity, priceType, fixedPriceInCents, marketAdjustedPriceInCents } = item;
  const cents = isNamedPrice(priceType) ? fixedPriceInCents : marketAdjustedPriceInCents;
  const { market } = besideMarketParts({ priceType, cents, marketCents, pricing }, money);
  return (
    <div className={styles.forSale} data-beside={money.other !== null || undefined}>
      <WantedBadge count={wanted} />
      <span className={styles.quantity}>{countedCopies(quantity)}</span>
      <span className={styles.price}>{askedPriceText(priceType, cents)}</span>
      {money.other && cents !== null && !isAgreedPrice(priceType) && (
        <span className={styles.beside} translate="no">
          {money.price(cents)}
        </span>
      )}
      <span className={styles.below}>
        {market !== null && cents !== marketCents && (
          <span className={styles.market}>{market}</span>
        )}
        <CommitmentNote listed={quantity} commitment={commitment} offerType="BUY" />
      </span>
    </div>
  );
}

/** The same on the viewer's own list, including changes that aren't saved yet. */
const OwnForSale = ({ item, ...said }: ForSaleProps) => (
  <ForSale item={useSaleItem(item).item} {...said} />
);
