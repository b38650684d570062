import { AddCardsButton } from '@/widgets/card-picker';
import { ImportListButton } from '@/widgets/import-list';
import { TradeListPage, useTradeListLoad, useTradeListViewpoint } from '@/widgets/trade-list';
import {
  useCreateSaleListMutation,
  useSaleListQuery,
  useSaleListUpdates,
} from '@/entities/sale-list';
import { Banner, SaleListContents } from './sale-list-contents';
import styles from './sale-list-page.module.css';
import { SaleSettings } from './sale-settings';

/** A sale list: the viewer's own to view and edit, or somebody else's. */
export function SaleListPage() {
  const viewpoint = useTradeListViewpoint('SALE_LIST');
  const load = useTradeListLoad(useSaleListQuery(viewpoint.argument), viewpoint);
  useSaleListUpdates();
  const [create] = useCreateSaleListMutation();
  const isEdited = viewpoint.mode === 'edit';
  return (
    <TradeListPage
      kind="SALE_LIST"
      viewpoint={viewpoint}
      load={load}
      tools={
        isEdited && (
          <>
            <AddCardsButton kind="SALE_LIST" />
            <ImportListButton kind="SALE_LIST" />
          </>
        )
      }
      onStart={async () => Boolean((await create()).data)}
    >
      {(list) =>
        isEdited ? (
          <>
            <div className={styles.settings}>
              <SaleSettings list={list} />
            </div>
            <h2 className={styles.cards}>Cards for sale</h2>
            <SaleListContents list={list} viewpoint={viewpoint} />
          </>
        ) : (
          <>
            <Banner settings={list.settings} />
            <SaleListContents list={list} viewpoint={viewpoint} />
          </>
        )
      }
    </TradeListPage>
  );
}
