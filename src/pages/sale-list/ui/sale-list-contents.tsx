import { useCallback, useRef } from 'react';
import { MatchNote } from '@/widgets/matches';
import {
  TradeListSkeleton,
  MatchesOnlySwitch,
  NothingShown,
  useListContents,
  useMatches,
  type TradeListViewpoint,
} from '@/widgets/trade-list';
import { UnsavedSaleItems, useSaleItems } from '@/features/edit-sale-item';
import { CardFilterBar, GroupBy, DroppedNote } from '@/features/filter-cards';
import type { SaleList } from '@/entities/sale-list';
import type { FocusHandle } from '@/shared/lib/roving-focus';
import { EmptyState } from '@/shared/ui/empty-state';
import { Icon } from '@/shared/ui/icon';
import { LoadError } from '@/shared/ui/load-error';
import { CardsForSale, ROW_HEIGHT } from './cards-for-sale';
import styles from './sale-list-page.module.css';

interface SaleListContentsProps {
  list: SaleList;
  viewpoint: TradeListViewpoint;
}

/** A sale list's contents, and for its owner the state of changes. */
export function SaleListContents({ list, viewpoint }: SaleListContentsProps) {
  const items = useSaleItems(list);
  return (
    <>
      {viewpoint.handle && <MatchNote handle={viewpoint.handle} kind="SALE_LIST" />}
      {Object.keys(items).length === 0 ? (
        <NothingForSale />
      ) : (
        <ItemsForSale list={list} items={items} viewpoint={viewpoint} />
      )}
      {viewpoint.isOwner && <UnsavedSaleItems />}
    </>
  );
}

/** The items, and what is asked of them. */
function ItemsForSale({
  list,
  items,
  viewpoint: { isOwner, mode },
}: SaleListContentsProps & { items: SaleList['items'] }) {
  const matches = useMatches({ kind: 'SALE_LIST', isOwner });
  const { cards, groups, shownCards, error, retry } = useListContents(items, matches);
  const results = useRef<FocusHandle>(null);
  const leaveSearch = useCallback(() => void results.current?.focusFirst(), []);
  return (
    <>
      {error && <LoadError error={error} onRetry={retry} />}
      <CardFilterBar
        cards={cards}
        shown={shownCards}
        chooser={<GroupBy />}
        besideCount={matches && <MatchesOnlySwitch kind="SALE_LIST" />}
        onLeaveSearch={leaveSearch}
      />
      {cards === null ? (
        !error && <TradeListSkeleton rowHeight={ROW_HEIGHT[mode]} />
      ) : shownCards > 0 ? (
        <CardsForSale list={list} groups={groups} mode={mode} handle={results} />
      ) : (
        cards.length > 0 && <NothingShown kind="SALE_LIST" hasSwitch={matches !== null} />
      )}
    </>
  );
}

/** What the seller says above their list: text, whatever is in it. */
export const Banner = ({ text }: { text: string }) =>
  text.trim() === '' ? null : (
    <aside className={styles.banner} aria-label="Message from the seller">
      <span className={styles.bannerSign}>
        <Icon name="mail" />
      </span>
      <p dir="auto" className={styles.bannerText}>
        {text}
      </p>
    </aside>
  );

/** Stands where the owner's cards would while they edit a list with nothing on it. */
const NothingForSale = () => (
  <>
    <DroppedNote />
    <EmptyState figure="cards" title="Nothing for sale yet">
      Add cards to say how many copies you sell, and for how much.
    </EmptyState>
  </>
);
