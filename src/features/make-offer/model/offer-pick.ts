/** A printing that an offer is to begin with, and how many copies of it: as many of them as are free. */
export interface OfferPick {
  variantId: string;
  cardId: string;
  quantity: number;
}
