import { useCreateSaleListMutation, type SaleList, type SaleListItem } from '@/entities/sale-list';
import { useFocusAfterRemoval } from '@/shared/lib/browser/focus-after-removal';
import { useMoney } from '@/shared/lib/money';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { editSaleItem } from '../model/save-sale-item';
import { OFF_LIST } from '../model/sale-item-draft';
import { SaleItemFields } from './sale-item-fields';

interface SellPrintingProps {
  /** The viewer's own; null if they have none. The first printing creates it. */
  list: SaleList | null;
  /** Undefined if the printing isn't on it. */
  item: SaleListItem | undefined;
  printing: { variantId: string; cardId: string };
  /** The printing's name for screen readers: “Lantern Scout, Foil”. */
  label: string;
}

/** How many copies of a printing the viewer sells and at what price, or the button that puts it on their sale list. */
export function SellPrinting({ list, item, printing, label }: SellPrintingProps) {
  const dispatch = useAppDispatch();
  const [createList, { isLoading }] = useCreateSaleListMutation();
  const button = useFocusAfterRemoval(item !== undefined);
  const money = useMoney();
  if (list && item) {
    return <SaleItemFields saleListId={list.id} item={item} label={label} money={money} />;
  }
  const add = async () => {
    const saleListId = list?.id ?? (await createList()).data?.id;
    if (saleListId === undefined) return;
    dispatch(editSaleItem({ ...printing, saleListId, change: { quantity: 1 }, seen: OFF_LIST }));
  };
  return (
    <Button
      ref={button}
      variant="quiet"
      icon="add"
      aria-label={`Sell ${label}`}
      loading={isLoading}
      onClick={() => void add()}
    >
      Sell
    </Button>
  );
}
