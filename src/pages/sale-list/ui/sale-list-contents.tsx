import { REMOVED_BANNER } from '@domain/moderation';
import { MatchNote } from '@/widgets/matches';
import type { TradeListViewpoint } from '@/widgets/trade-list';
import { UnsavedSaleItems, useSaleItems } from '@/features/edit-sale-item';
import { DroppedNote } from '@/features/filter-cards';
import type { SaleList } from '@/entities/sale-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { Icon } from '@/shared/ui/icon';
import { CardsForSale } from './cards-for-sale';
import styles from './sale-list-page.module.css';

interface SaleListContentsProps {
  list: SaleList;
  viewpoint: TradeListViewpoint;
}

/** A sale list's contents, and for its owner the state of changes. */
export function SaleListContents({ list, viewpoint }: SaleListContentsProps) {
  const withDrafts = useSaleItems(list);
  // Others don't see unsaved changes.
  const items = viewpoint.isSharedView ? list.items : withDrafts;
  return (
    <>
      {viewpoint.handle && !viewpoint.isSharedView && (
        <MatchNote handle={viewpoint.handle} kind="SALE_LIST" />
      )}
      {Object.keys(items).length === 0 ? (
        <NothingForSale />
      ) : (
        <CardsForSale list={list} items={items} mode={viewpoint.mode} />
      )}
      {viewpoint.isOwner && <UnsavedSaleItems />}
    </>
  );
}

/** The seller's banner above their list, always shown as plain text. */
export const Banner = ({ settings: { banner, isBannerRemoved } }: Pick<SaleList, 'settings'>) => {
  const text = isBannerRemoved ? REMOVED_BANNER : banner;
  return text.trim() === '' ? null : (
    <aside className={styles.banner} aria-label="Message from the seller">
      <span className={styles.bannerSign}>
        <Icon name="mail" />
      </span>
      <p dir="auto" className={styles.bannerText}>
        {text}
      </p>
    </aside>
  );
};

/** Shown to the owner while editing an empty list. */
const NothingForSale = () => (
  <>
    <DroppedNote />
    <EmptyState figure="cards" title="Nothing for sale yet">
      Add cards, with how many copies you sell and at what price.
    </EmptyState>
  </>
);
