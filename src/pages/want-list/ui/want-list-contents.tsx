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
import { RemovalDialog, UnsavedWants, useWantItems } from '@/features/edit-want-list';
import { CardFilterBar, GroupBy, DroppedNote } from '@/features/filter-cards';
import type { WantList } from '@/entities/want-list';
import type { FocusHandle } from '@/shared/lib/roving-focus';
import { EmptyState } from '@/shared/ui/empty-state';
import { LoadError } from '@/shared/ui/load-error';
import { ROW_HEIGHT, WantedCards } from './wanted-cards';

interface WantListContentsProps {
  list: WantList;
  viewpoint: TradeListViewpoint;
}

/** A want list's contents, and for its owner the state of changes. */
export function WantListContents({ list, viewpoint }: WantListContentsProps) {
  const items = useWantItems(list);
  return (
    <>
      {viewpoint.handle && <MatchNote handle={viewpoint.handle} kind="WANT_LIST" />}
      {Object.keys(items).length === 0 ? (
        <NothingWanted />
      ) : (
        <WantedItems list={list} items={items} viewpoint={viewpoint} />
      )}
      {viewpoint.isOwner && (
        <>
          <RemovalDialog />
          <UnsavedWants />
        </>
      )}
    </>
  );
}

/** The items, and what is asked of them. */
function WantedItems({
  list,
  items,
  viewpoint: { isOwner, mode },
}: WantListContentsProps & { items: WantList['items'] }) {
  const matches = useMatches({ kind: 'WANT_LIST', isOwner });
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
        besideCount={matches && <MatchesOnlySwitch kind="WANT_LIST" />}
        onLeaveSearch={leaveSearch}
      />
      {cards === null ? (
        !error && <TradeListSkeleton rowHeight={ROW_HEIGHT[mode]} />
      ) : shownCards > 0 ? (
        <WantedCards list={list} groups={groups} mode={mode} handle={results} />
      ) : (
        cards.length > 0 && <NothingShown kind="WANT_LIST" hasSwitch={matches !== null} />
      )}
    </>
  );
}

/** Stands where the owner's cards would while they edit a list with nothing on it. */
const NothingWanted = () => (
  <>
    <DroppedNote />
    <EmptyState figure="cards" title="No cards wanted yet">
      Add the cards that you look for, and say how many copies of each.
    </EmptyState>
  </>
);
