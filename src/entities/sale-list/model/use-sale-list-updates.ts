import { useEffect } from 'react';
import { baseApi } from '@/shared/api';
import { useAppDispatch } from '@/shared/store';
import { SALE_LIST_UPDATED } from '../lib/sale-list-updated';

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
