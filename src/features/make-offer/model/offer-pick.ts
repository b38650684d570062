/** A printing for an offer, and how many copies of it. */
export interface OfferPick {
  variantId: string;
  cardId: string;
  quantity: number;
}
