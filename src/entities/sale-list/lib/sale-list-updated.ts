/** The browser event after which sale lists are asked for again (rules/trade-lists#refetch-on-update). */
export const SALE_LIST_UPDATED = 'sale-list-updated';

/** Says in this window that something that all of a sale list depends on has changed. */
export const announceSaleListUpdated = (): void =>
  void window.dispatchEvent(new Event(SALE_LIST_UPDATED));
