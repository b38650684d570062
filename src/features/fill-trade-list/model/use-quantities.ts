import { useMemo } from 'react';

interface Listed {
  items: Readonly<Record<string, { quantity: number }>>;
}

/** A list's quantities by the printing's id; none where there is no list, null while it is on its way. */
export function useQuantities(list: Listed | null | undefined) {
  return useMemo(() => {
    if (list === undefined) return null;
    const items = Object.entries(list?.items ?? {});
    return Object.fromEntries(items.map(([id, { quantity }]) => [id, quantity]));
  }, [list]);
}
