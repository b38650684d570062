import { useEffect } from 'react';
import { baseApi } from '@/shared/api';
import { useAppDispatch } from '@/shared/store';

/** The browser event after which sale lists are refetched (rules/trade-lists#refetch-on-update). */
const SALE_LIST_UPDATED = 'sale-list-updated';

/** Announces in this window that a whole sale list has changed. */
export const announceSaleListUpdated = (): void =>
  void window.dispatchEvent(new Event(SALE_LIST_UPDATED));

/**
 * Refetches the shown sale lists when the browser event says that one was updated
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
