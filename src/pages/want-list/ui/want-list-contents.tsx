import { MatchNote } from '@/widgets/matches';
import type { TradeListViewpoint } from '@/widgets/trade-list';
import { UnsavedWants, useWantItems } from '@/features/edit-want-list';
import { DroppedNote } from '@/features/filter-cards';
import type { WantList } from '@/entities/want-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { WantedCards } from './wanted-cards';

interface WantListContentsProps {
  list: WantList;
  viewpoint: TradeListViewpoint;
}

/** A want list's contents, and for its owner the state of changes. */
export function WantListContents({ list, viewpoint }: WantListContentsProps) {
  const withDrafts = useWantItems(list);
  // Others don't see unsaved changes.
  const items = viewpoint.isSharedView ? list.items : withDrafts;
  return (
    <>
      {viewpoint.handle && !viewpoint.isSharedView && (
        <MatchNote handle={viewpoint.handle} kind="WANT_LIST" />
      )}
      {Object.keys(items).length === 0 ? (
        <NothingWanted />
      ) : (
        <WantedCards list={list} items={items} mode={viewpoint.mode} />
      )}
      {viewpoint.isOwner && <UnsavedWants />}
    </>
  );
}

/** Shown to the owner while editing an empty list. */
const NothingWanted = () => (
  <>
    <DroppedNote />
    <EmptyState figure="cards" title="No cards wanted yet">
      Add the cards that you are looking for, and how many copies of each.
    </EmptyState>
  </>
);
