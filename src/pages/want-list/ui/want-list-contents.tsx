import type { TradeListViewpoint } from '@/widgets/trade-list-page';
import { useListedPrintings } from '@/entities/card';
import type { WantList } from '@/entities/want-list';

interface WantListContentsProps {
  list: WantList;
  viewpoint: TradeListViewpoint;
}

/** What stands on a want list. */
export function WantListContents({ list }: WantListContentsProps) {
  const { rows } = useListedPrintings(list.items);
  return (
    <ul>
      {rows?.map(({ id, card, item }) => (
        <li key={id}>
          {item.quantity} × {card.name}
        </li>
      ))}
    </ul>
  );
}
