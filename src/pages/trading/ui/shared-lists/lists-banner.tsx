import type { TradeListKind } from '@domain/trade-list';
import { Notice } from '@/shared/ui/notice';
import { useLack, WayIn, type Lack } from '../way-in';

const SENTENCES: Record<Lack, Record<TradeListKind, string>> = {
  SESSION: {
    WANT_LIST: 'See which of these lists ask for what you sell, and those shared with you alone.',
    SALE_LIST: 'See which of these lists have what you want, and those shared with you alone.',
  },
  HANDLE: {
    WANT_LIST: 'With a handle, you can offer what you sell to those who look for it.',
    SALE_LIST: 'With a handle, you can offer to buy what you want.',
  },
};

/** Says what the viewer misses here, and leads to it; nothing for who misses nothing (rules/trading-hub#access). */
export function ListsBanner({ kind }: { kind: TradeListKind }) {
  const lack = useLack();
  return lack && <Notice actions={<WayIn lack={lack} />}>{SENTENCES[lack][kind]}</Notice>;
}
