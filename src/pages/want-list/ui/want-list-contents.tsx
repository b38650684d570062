import { useCallback, useRef } from 'react';
import { CardFilterBar } from '@/widgets/card-filter-bar';
import { TradeListSkeleton } from '@/widgets/trade-list';
import {
  MatchesOnlySwitch,
  NothingShown,
  useListContents,
  useMatches,
  type TradeListViewpoint,
} from '@/widgets/trade-list-page';
import { RemovalDialog, UnsavedWants, useWantItems } from '@/features/edit-want-list';
import { GroupBy } from '@/features/group-printings';
import type { WantList } from '@/entities/want-list';
import type { FocusHandle } from '@/shared/lib/roving-focus';
import { LoadError } from '@/shared/ui/load-error';
import { NothingWanted } from './nothing-wanted';
import { ROW_HEIGHT, WantedCards } from './wanted-cards';

interface WantListContentsProps {
  list: WantList;
  viewpoint: TradeListViewpoint;
}

/** What stands on a want list, what is asked of it, and on one's own what is changed. */
export function WantListContents({ list, viewpoint }: WantListContentsProps) {
  const { isOwner, mode } = viewpoint;
  const items = useWantItems(list);
  const matches = useMatches({ kind: 'WANT_LIST', isOwner });
  const { cards, groups, shownCards, error, retry } = useListContents(items, matches);
  const results = useRef<FocusHandle>(null);
  const leaveSearch = useCallback(() => void results.current?.focusFirst(), []);
  if (Object.keys(items).length === 0) {
    return (
      <>
        <NothingWanted />
        <UnsavedWants />
      </>
    );
  }
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
      {isOwner && (
        <>
          <RemovalDialog />
          <UnsavedWants />
        </>
      )}
    </>
  );
}
