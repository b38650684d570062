import { useEffect } from 'react';
import { baseApi } from '@/shared/api';
import { useAppDispatch } from '@/shared/store';

/** The browser event after which sale lists are asked for again (rules/trade-lists#refetch-on-update). */
const SALE_LIST_UPDATED = 'sale-list-updated';

/** Says in this window that something that all of a sale list depends on has changed. */
export const announceSaleListUpdated = (): void =>
  void window.dispatchEvent(new Event(SALE_LIST_UPDATED));

/**
 * Asks for the sale lists on the screen again whenever a browser event says that one was updated
 * (rules/trade-lists#refetch-on-update).
 */
export function useSaleListUpdates(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const refetch = () => void dispatch(baseApi.util.invalidateTags(['SaleList']));
    window.addEventListener(SALE_LIST_UPDATED, refetch);
    return () => window.removeEventListener(SALE_LIST_UPDATED, refetch);
  }, [dispatch]);
}
