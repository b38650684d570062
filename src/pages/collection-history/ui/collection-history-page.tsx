import { DroppedNote, historyLink } from '@/features/filter-cards';
import { useAddressLink } from '@/shared/lib/address/address-link';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/link-button';
import { Page } from '@/shared/ui/page';
import { Tabs } from '@/shared/ui/tabs';
import { useHistoryPlace, type HistoryView } from '../model/use-history-place';
import { CollectionOnDay } from './collection-on-day';
import { Changes } from './changes';

const TABS = [
  { key: 'changes', label: 'Changes' },
  { key: 'day', label: 'As it was on a day' },
] as const satisfies { key: HistoryView; label: string }[];

/**
 * The history of the viewer's collection, and its counts on any day; only for the owner
 * (rules/collection#who-sees-what).
 */
export function CollectionHistoryPage() {
  const isFollowed = useAddressLink(historyLink);
  const { view, show } = useHistoryPlace();
  return (
    <Page
      title="Collection History"
      lead="Every change of a count, with undo. Days and times are in your time zone."
      actions={
        <LinkButton to={routes.ownCollection} icon="back" variant="quiet">
          My Collection
        </LinkButton>
      }
    >
      <DroppedNote />
      {/* Until then the state is that of the last visit, and loading that one would be useless. */}
      {isFollowed && (
        <Tabs label="History" tabs={TABS} active={view} onSelect={show}>
          {view === 'changes' ? <Changes /> : <CollectionOnDay />}
        </Tabs>
      )}
    </Page>
  );
}
