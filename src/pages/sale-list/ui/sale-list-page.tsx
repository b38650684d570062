import { AddCardsButton } from '@/widgets/card-picker';
import { TradeListPage, useTradeListLoad, useTradeListViewpoint } from '@/widgets/trade-list-page';
import { useCreateSaleListMutation, useSaleListQuery } from '@/entities/sale-list';

/** What a player sells: one's own to look at and to edit, or somebody else's (spec 2). */
export function SaleListPage() {
  const viewpoint = useTradeListViewpoint('SALE_LIST');
  const load = useTradeListLoad(useSaleListQuery(viewpoint.argument));
  const [create] = useCreateSaleListMutation();
  return (
    <TradeListPage
      kind="SALE_LIST"
      viewpoint={viewpoint}
      load={load}
      tools={() => viewpoint.mode === 'edit' && <AddCardsButton kind="SALE_LIST" />}
      onStart={async () => Boolean((await create()).data)}
    >
      {(list) => (
        <ul>
          {Object.values(list.items).map(({ variantId, quantity }) => (
            <li key={variantId}>
              {quantity} × {variantId}
            </li>
          ))}
        </ul>
      )}
    </TradeListPage>
  );
}
