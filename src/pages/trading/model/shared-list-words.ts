import { TRADE_LISTS, type TradeListKind } from '@domain/trade-list';
import { routes } from '@/shared/routes';

/** The texts of a tab of lists, and where its lists are shown. */
interface SharedListWords {
  label: string;
  /** `'s Want List` */
  title: string;
  path: string;
  emptyTitle: string;
  emptyText: string;
  /** Describes these lists. */
  lead: string;
  /** Explains a match, for viewers with lists of their own. */
  aboutMatches: string;
  /** Names the viewer's own list: `on your sale list`. */
  matched: string;
}

/**
 * The words of both tabs of lists; those for nothing shared are the specification's (rules/trading-hub#nothing-there).
 */
export const SHARED_LIST_WORDS: Record<TradeListKind, SharedListWords> = {
  WANT_LIST: {
    label: 'Shared want lists',
    title: TRADE_LISTS.WANT_LIST.title,
    path: routes.wantList,
    emptyTitle: 'No Shared Want Lists',
    emptyText: 'No one has shared their want lists yet.',
    lead: 'What others are looking for.',
    aboutMatches: 'A match is a printing that your sale list offers.',
    matched: 'on your sale list',
  },
  SALE_LIST: {
    label: 'Shared sale lists',
    title: TRADE_LISTS.SALE_LIST.title,
    path: routes.saleList,
    emptyTitle: 'No Shared Sale Lists',
    emptyText: 'No one has shared their sale lists yet.',
    lead: 'What others sell.',
    aboutMatches: 'A match is a printing that your want list asks for.',
    matched: 'on your want list',
  },
};
