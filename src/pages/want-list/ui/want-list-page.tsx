import { AddCardsButton } from '@/widgets/card-picker';
import { ImportListButton } from '@/widgets/import-list';
import { TradeListPage, useTradeListLoad, useTradeListViewpoint } from '@/widgets/trade-list';
import { useCreateWantListMutation, useWantListQuery } from '@/entities/want-list';
import { WantListContents } from './want-list-contents';

/** A want list: the viewer's own to view and edit, or somebody else's. */
export function WantListPage() {
  const viewpoint = useTradeListViewpoint('WANT_LIST');
  const load = useTradeListLoad(useWantListQuery(viewpoint.argument), viewpoint);
  const [create] = useCreateWantListMutation();
  return (
    <TradeListPage
      kind="WANT_LIST"
      viewpoint={viewpoint}
      load={load}
      tools={
        viewpoint.mode === 'edit' && (
          <>
            <AddCardsButton kind="WANT_LIST" />
            <ImportListButton kind="WANT_LIST" />
          </>
        )
      }
      onStart={async () => Boolean((await create()).data)}
    >
      {(list) => <WantListContents list={list} viewpoint={viewpoint} />}
    </TradeListPage>
  );
}
