import { useMemo } from 'react';
import { isOneOf } from '@domain/want-list';
import { selectCard } from '@/entities/card/@x/trade-list';
import { useAuth } from '@/entities/session/@x/trade-list';
import { shallowEqual } from 'react-redux';
import { useAppSelector } from '@/shared/store';
import { useWantListQuery } from '../api/trade-list-api';
import type { WantListItem } from './trade-list';

/** How many copies are wanted, by the id of each printing that would do. */
export type WantedCounts = Readonly<Record<string, number>>;

const NO_ITEMS: Readonly<Record<string, WantListItem>> = {};

/**
 * The quantities on the viewer's want list, also of printings that would do and whose cards are loaded; empty for
 * visitors and for people without one (rules/collection#who-sees-what).
 */
export function useWantedCounts(isNeeded = true): WantedCounts {
  const { user } = useAuth();
  // Only people with a handle have lists (rules/sharing#handle-needed).
  const { currentData } = useWantListQuery(
    { userHandle: null },
    { skip: !isNeeded || !user?.handle },
  );
  const items = currentData?.items ?? NO_ITEMS;
  const takingOthers = useMemo(
    () => Object.values(items).filter(({ want }) => want.wouldDo !== 'THIS'),
    [items],
  );
  const cards = useAppSelector(
    (state) => takingOthers.map(({ cardId }) => selectCard(state, cardId)),
    shallowEqual,
  );
  return useMemo(() => {
    const counts: Record<string, number> = {};
    const add = (variantId: string, copies: number) =>
      void (counts[variantId] = (counts[variantId] ?? 0) + copies);
    for (const { variantId, quantity } of Object.values(items)) add(variantId, quantity);
    takingOthers.forEach(({ want, ...item }, at) => {
      for (const { id, variantType } of cards[at]?.cardVariants ?? []) {
        const printing = { variantId: id, cardId: item.cardId, variantType };
        if (id !== item.variantId && isOneOf({ ...item, ...want }, printing))
          add(id, item.quantity);
      }
    });
    return counts;
  }, [items, takingOthers, cards]);
}
