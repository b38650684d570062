import type { WantListItem } from '@/entities/want-list';
import type { Draft } from '@/shared/lib/send-draft';

/** How many copies of a printing are wanted, 0 for none. */
export interface Wanted {
  quantity: number;
}

/** Which printing of which list something is about. */
export interface WantedId {
  wantListId: string;
  variantId: string;
  cardId: string;
}

/** What a person made of one printing on their want list. */
export interface WantDraft extends Draft<Wanted, Wanted>, WantedId {}

/** An item of one's own list. */
export interface OwnWant {
  wantListId: string;
  item: WantListItem;
}

/** The item that a draft makes, for a printing that the server has off the list. */
export const itemOfDraft = ({ variantId, cardId, wanted }: WantDraft): WantListItem => ({
  variantId,
  cardId,
  quantity: wanted.quantity,
});
