import type { WantListItem } from '@/entities/want-list';
import type { Draft } from '@/shared/lib/outbox';

/** How many copies of a printing are wanted, 0 for none. */
export interface Wanted {
  quantity: number;
}

/** The server's row of a printing, with the version that a change of it has to name. */
export interface SeenWant extends Wanted {
  version: number;
}

/** Which printing of which list something is about. */
export interface WantedId {
  wantListId: string;
  variantId: string;
  cardId: string;
}

/** What a person made of one printing on their want list. */
export interface WantDraft extends Draft<Wanted, SeenWant>, WantedId {}

export const isSameWanted = (one: Wanted, other: Wanted): boolean =>
  one.quantity === other.quantity;

/** An item of one's own list. */
export interface OwnWant {
  wantListId: string;
  item: WantListItem;
}

/** The item that a draft makes, for a printing that the server has off the list. */
export const itemOfDraft = ({ variantId, cardId, wanted, seen }: WantDraft): WantListItem => ({
  variantId,
  cardId,
  quantity: wanted.quantity,
  version: seen.version,
});

/** An item from the server. */
export const seenWantOf = ({ quantity, version }: WantListItem): SeenWant => ({
  quantity,
  version,
});
