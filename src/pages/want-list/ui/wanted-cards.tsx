import { useCallback, useMemo } from 'react';
import type { Commitment } from '@domain/offer';
import { costOfCopies, type Money } from '@domain/pricing';
import { CardDialog, useOpenPrinting } from '@/widgets/card-view';
import { CardHoverPreview, useCardHover } from '@/widgets/card-hover-preview';
import { ListContents, type TradeListLook } from '@/widgets/trade-list';
import { ChangeWantList, useIsSelecting } from '@/features/change-selected';
import { WantedControl } from '@/features/edit-want-list';
import { printingLabel, type ListedPrinting, useListedPrintings } from '@/entities/card';
import { useListCommitments, CommitmentNote } from '@/entities/offer';
import type { WantList, WantListItem } from '@/entities/want-list';
import { costWords, countedCopies } from '@/shared/lib/format';
import { useMoney } from '@/shared/lib/money';
import styles from './want-list-page.module.css';

type Row = ListedPrinting<WantListItem>;

interface WantedCardsProps {
  list: WantList;
  /** By the printing's id; at least one. */
  items: Readonly<Record<string, WantListItem>>;
  mode: 'view' | 'edit';
}

const LOOK: TradeListLook = {
  kind: 'WANT_LIST',
  label: 'Wanted cards',
  // In CSS pixels. On a phone, the fields are below the card.
  rowHeight: { view: { wide: 66, narrow: 66 }, edit: { wide: 66, narrow: 116 } },
  editedHeadingLevel: 2,
};

/** The list's printings, and each card's dialog. */
export function WantedCards({ list, items, mode }: WantedCardsProps) {
  const { open, follow } = useOpenPrinting();
  const point = useCardHover();
  const money = useMoney();
  const commitments = useListCommitments(list, 'SELL');
  const { id: wantListId, isOwner } = list;
  // While rows are selected, they look as in view.
  const isEdited = useIsSelecting('WANT_LIST') ? false : isOwner && mode === 'edit';

  const renderDetails = useCallback(
    ({ item, card, variant }: Row) =>
      isEdited ? (
        <WantedControl own={{ wantListId, item }} label={printingLabel(card, variant)} />
      ) : (
        <WantedQuantity
          quantity={item.quantity}
          marketCents={variant.currentMarketPrice?.priceCents ?? null}
          commitment={commitments[variant.id]}
          money={money}
        />
      ),
    [isEdited, wantListId, commitments, money],
  );
  return (
    <>
      <WantedCost items={items} />
      <ListContents
        look={LOOK}
        list={list}
        items={items}
        isEdited={isEdited}
        renderDetails={renderDetails}
        renderBulk={(rows) => <ChangeWantList list={list} rows={rows} />}
        onOpen={open}
        onFollow={follow}
        onPoint={point}
      />
      <CardHoverPreview />
      <CardDialog />
    </>
  );
}

/** The cost of everything on the list, regardless of the filter (rules/trade-lists#what-it-costs). */
function WantedCost({ items }: Pick<WantedCardsProps, 'items'>) {
  const { rows } = useListedPrintings(items);
  const money = useMoney();
  const cost = useMemo(
    () =>
      rows && costOfCopies(rows.map(({ variant, item }) => ({ variant, copies: item.quantity }))),
    [rows],
  );
  // The line reserves its space while the cards load.
  return <p className={styles.cost}>{cost ? costWords('wanted', cost, money) : '\u00a0'}</p>;
}

interface WantedQuantityProps {
  quantity: number;
  /** The market price of one copy; null or 0 without a price. */
  marketCents: number | null;
  /** The copies in open offers. */
  commitment: Commitment | undefined;
  money: Money;
}

/** How many copies the owner wants, what one costs, and how many of them are in offers. */
const WantedQuantity = ({ quantity, marketCents, commitment, money }: WantedQuantityProps) => (
  <span className={styles.wanted}>
    <span className={styles.quantity}>{countedCopies(quantity)}</span>
    <span className={styles.price}>
      {marketCents ? `${money.price(marketCents)}${quantity > 1 ? ' each' : ''}` : 'No price'}
    </span>
    <CommitmentNote listed={quantity} commitment={commitment} offerType="SELL" />
  </span>
);
