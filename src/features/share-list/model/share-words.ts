import type { SharedSubject } from '@/entities/sharing';
import { routes } from '@/shared/routes';

interface ShareWords {
  /** What is on the button (rules/sharing#share-dialog). */
  action: string;
  noun: string;
  /** Where the people that it is shared with find it. */
  list: string;
  /** Where others see it. */
  route: string;
}

/** What each thing that can be shared is called, and where others see it. */
export const shareWords: Record<SharedSubject, ShareWords> = {
  COLLECTION: {
    action: 'Share',
    noun: 'collection',
    list: 'Shared Collections',
    route: routes.collection,
  },
  WANT_LIST: {
    action: 'Share List',
    noun: 'want list',
    list: 'Shared Want Lists',
    route: routes.wantList,
  },
  SALE_LIST: {
    action: 'Share List',
    noun: 'sale list',
    list: 'Shared Sale Lists',
    route: routes.saleList,
  },
};
