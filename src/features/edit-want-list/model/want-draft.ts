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

/** Identifies a printing on a list. */
export interface WantedId {
  wantListId: string;
  variantId: string;
  cardId: string;
}

/** A person's draft for one printing on their want list. */
export interface WantDraft extends Draft<Wanted, SeenWant>, WantedId {}

export const isSameWanted = (one: Wanted, other: Wanted): boolean =>
  one.quantity === other.quantity;

/** An item of the viewer's own list. */
export interface OwnWant {
  wantListId: string;
  item: WantListItem;
}

/** A draft as an item of the list, for a printing that isn't on the server's list. */
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
