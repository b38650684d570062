import { useCallback } from 'react';
import type { Commitment } from '@domain/offer';
import { CardDialog, useOpenPrinting } from '@/widgets/card-view';
import { CardHoverPreview, useCardHover } from '@/widgets/card-hover-preview';
import { ListContents, type TradeListLook } from '@/widgets/trade-list';
import { WantedControl } from '@/features/edit-want-list';
import { printingLabel, type ListedPrinting } from '@/entities/card';
import { useListCommitments, CommitmentNote } from '@/entities/offer';
import type { WantList, WantListItem } from '@/entities/want-list';
import { countedCopies } from '@/shared/lib/format';
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
  const open = useOpenPrinting();
  const point = useCardHover();
  const commitments = useListCommitments(list, 'SELL');
  const { id: wantListId, isOwner } = list;
  const isEdited = isOwner && mode === 'edit';

  const renderDetails = useCallback(
    ({ item, card, variant }: Row) =>
      isEdited ? (
        <WantedControl own={{ wantListId, item }} label={printingLabel(card, variant)} />
      ) : (
        <WantedQuantity quantity={item.quantity} commitment={commitments[variant.id]} />
      ),
    [isEdited, wantListId, commitments],
  );
  return (
    <>
      <ListContents
        look={LOOK}
        list={list}
        items={items}
        isEdited={isEdited}
        renderDetails={renderDetails}
        onOpen={open}
        onPoint={point}
      />
      <CardHoverPreview />
      <CardDialog />
    </>
  );
}

interface WantedQuantityProps {
  quantity: number;
  /** What open offers give of it. */
  commitment: Commitment | undefined;
}

/** How many copies somebody looks for, and how many of them offers would give. */
const WantedQuantity = ({ quantity, commitment }: WantedQuantityProps) => (
  <span className={styles.wanted}>
    <span className={styles.quantity}>{countedCopies(quantity)}</span>
    <CommitmentNote listed={quantity} commitment={commitment} offerType="SELL" />
  </span>
);
