/** A printing on a want list (rules/trade-lists#want-quantity). */
export interface WantListItem {
  variantId: string;
  cardId: string;
  /** 1 to 5 (rules/trade-lists#want-quantity). */
  quantity: number;
  /** What a change has to name, so that it overwrites nothing unseen. */
  version: number;
}

/** What a player looks for. */
export interface WantList {
  id: string;
  isOwner: boolean;
  handle: string | null;
  /** By the printing's id. */
  items: Record<string, WantListItem>;
}
