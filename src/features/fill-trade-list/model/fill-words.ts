import type { TradeListKind } from '@domain/trade-list';
import { counted } from '@/shared/lib/format';
import { routes } from '@/shared/routes';
import type { IconName } from '@/shared/ui/icon';
import type { Raise } from './raises';

/** The texts about filling each list. */
export const FILL_WORDS: Record<
  TradeListKind,
  {
    icon: IconName;
    button: string;
    title: string;
    /** A note that applies to all changes. */
    about: string;
    nothing: string;
    link: string;
    path: string;
  }
> = {
  WANT_LIST: {
    icon: 'lists',
    button: 'Want all missing',
    title: 'Want everything that is missing',
    about:
      'Copies of other printings that would do count. Quantities on the list are never lowered, and a want list holds at most 5 copies of a printing.',
    nothing:
      'You already want everything that is missing among the cards shown, or have a printing that would do.',
    link: 'Open my want list',
    path: routes.ownWantList,
  },
  SALE_LIST: {
    icon: 'offers',
    button: 'Sell my extras',
    title: 'Sell my extras',
    about:
      'You keep a playset and what you collect. New cards get the market price; cards already on the list keep their price.',
    nothing: 'You already sell everything that you can spare among the cards shown.',
    link: 'Open my sale list',
    path: routes.ownSaleList,
  },
};

/** “3 printings, 5 more copies”. */
export function raisesWords(raises: readonly Raise[]): string {
  const copies = raises.reduce((sum, { from, to }) => sum + to - from, 0);
  const printings = counted(raises.length, 'printing');
  return copies === 0 ? printings : `${printings}, ${counted(copies, 'more copy', 'more copies')}`;
}
