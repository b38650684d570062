import { useCallback, useRef } from 'react';
import { CardFilterBar, GroupBy } from '@/features/filter-cards';
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
import type { SaleList } from '@/entities/sale-list';
import type { FocusHandle } from '@/shared/lib/roving-focus';
import { LoadError } from '@/shared/ui/load-error';
import { CardsForSale, ROW_HEIGHT } from './cards-for-sale';
import { NothingForSale } from './nothing-for-sale';

interface SaleListContentsProps {
  list: SaleList;
  viewpoint: TradeListViewpoint;
}

/** What stands on a sale list, and on one's own what became of changes. */
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
