import type { TradeListKind } from '@domain/trade-list';
import type { OwnList } from './own-list';
import { useOwnSaleList } from './use-own-sale-list';
import { useOwnWantList } from './use-own-want-list';

/** The viewer's own list of a kind. */
export function useOwnList(kind: TradeListKind): OwnList {
  const wanted = useOwnWantList(kind === 'WANT_LIST');
  const selling = useOwnSaleList(kind === 'SALE_LIST');
  return kind === 'WANT_LIST' ? wanted : selling;
}
