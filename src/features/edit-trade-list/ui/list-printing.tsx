import type { TradeListKind } from '@domain/trade-list';
import {
  isForSale,
  useCreateTradeListMutation,
  type ListItem,
  type TradeList,
} from '@/entities/trade-list';
import { useFocusAfterRemoval } from '@/shared/lib/browser/focus-after-removal';
import { useMoney } from '@/shared/lib/money';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { UNLISTED } from '../model/list-item-draft';
import { editItem } from '../model/save-list-item';
import { SaleItemFields } from './sale-item-fields';
import { WantedControl } from './wanted-control';

interface ListPrintingProps {
  kind: TradeListKind;
  /** The viewer's own; null if they have none. The first printing creates it. */
  list: TradeList | null;
  /** Undefined if the printing isn't on it. */
  item: ListItem | undefined;
  printing: { variantId: string; cardId: string };
  /** The printing's name for screen readers: “Lantern Scout, Foil”. */
  label: string;
}

/** What the viewer does with a printing on the list. */
export const LIST_VERBS: Record<TradeListKind, string> = { WANT_LIST: 'Want', SALE_LIST: 'Sell' };

/** A printing on the viewer's list, with its fields, or the button that puts it there. */
export function ListPrinting({ kind, list, item, printing, label }: ListPrintingProps) {
  const dispatch = useAppDispatch();
  const [createList, { isLoading }] = useCreateTradeListMutation();
  const button = useFocusAfterRemoval(item !== undefined);
  const money = useMoney();
  if (list && item) {
    const own = { kind, listId: list.id };
    return isForSale(item) ? (
      <SaleItemFields own={{ ...own, item }} label={label} money={money} />
    ) : (
      <WantedControl own={{ ...own, item }} label={label} />
    );
  }
  const add = async () => {
    const listId = list?.id ?? (await createList(kind)).data?.id;
    if (listId === undefined) return;
    const seen = UNLISTED[kind];
    dispatch(editItem(kind, { ...printing, listId, change: { quantity: 1 }, seen }));
  };
  return (
    <Button
      ref={button}
      variant="quiet"
      icon="add"
      aria-label={`${LIST_VERBS[kind]} ${label}`}
      loading={isLoading}
      onClick={() => void add()}
    >
      {LIST_VERBS[kind]}
    </Button>
  );
}
