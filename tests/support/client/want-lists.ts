import { overwritesUnseen, UNSET_VERSION } from '@domain/version';
import { isListedQuantity, OFF_LIST } from '@domain/trade-list';
import type { FakeCardSet } from './catalogue';

/** Quantities by the printing's id. */
type Quantities = Record<string, number>;

/** The want lists of the fake API. */
export interface FakeWantLists {
  /** The viewer's; tests change it in place, also to simulate other tabs; null if they have none. */
  own: Quantities | null;
  /** Other players' lists that the viewer may see, by handle. */
  shared: Record<string, Quantities>;
}

interface Input {
  cardVariantId: string;
  quantity: number;
  expectedVersion?: number | null;
}

const CONFLICT = { field: 'items.0.expectedVersion', message: 'Changed', code: 'CONFLICT' };
const REFUSED = {
  field: 'items.0.quantity',
  message: 'Choose a quantity from 1 to 5.',
  code: 'INVALID',
};

/** The resolvers of schema.graphql over want lists in memory; a change is kept in `lists`. */
export function resolversOfWantLists(lists: FakeWantLists, cardSets: readonly FakeCardSet[]) {
  const cardIds = new Map(
    cardSets.flatMap(({ cards }) =>
      cards.flatMap(({ id, cardVariants }) => cardVariants.map((each) => [each.id, id] as const)),
    ),
  );
  const idOf = (handle: string | null) => `list-of-${handle ?? 'me'}`;
  let revision = 1;
  const received = new Map<string, { quantity: number; version: number }>();
  /** Increases whenever the quantity differs from the last answer. */
  const versionOf = (listId: string, variantId: string, quantity: number): number => {
    if (quantity === OFF_LIST) return UNSET_VERSION;
    const key = `${listId}-${variantId}`;
    const last = received.get(key);
    if (last?.quantity === quantity) return last.version;
    if (last) revision += 1;
    received.set(key, { quantity, version: revision });
    return revision;
  };
  const itemOf = (listId: string, variantId: string, quantity: number) => ({
    id: `${listId}-${variantId}`,
    variantId,
    cardId: cardIds.get(variantId) ?? 'gone-1',
    quantity,
    version: versionOf(listId, variantId, quantity),
  });
  const listOf = (handle: string | null, quantities: Quantities) => {
    const id = idOf(handle);
    const items = Object.entries(quantities).map(([variantId, quantity]) =>
      itemOf(id, variantId, quantity),
    );
    return { id, isOwner: handle === null, handle, items };
  };
  return {
    userWantLists: ({ userHandle }: { userHandle?: string | null }) => {
      const handle = userHandle ?? null;
      const quantities = handle === null ? lists.own : lists.shared[handle];
      return quantities ? [listOf(handle, quantities)] : [];
    },
    createWantList: () => {
      lists.own ??= {};
      return { wantList: listOf(null, lists.own) };
    },
    updateWantListVariantCounts: ({ items }: { items: Input[] }) => {
      const isRefused = items.some(
        ({ quantity }) => quantity !== OFF_LIST && !isListedQuantity('WANT_LIST', quantity),
      );
      const own = (lists.own ??= {});
      const wantListItems = () =>
        items.map(({ cardVariantId: id }) => itemOf(idOf(null), id, own[id] ?? OFF_LIST));
      const isConflict = wantListItems().some(({ quantity, version }, at) => {
        const asked = items[at];
        return asked?.quantity !== quantity && overwritesUnseen(asked?.expectedVersion, version);
      });
      if (isRefused || isConflict) {
        return { wantListItems: wantListItems(), errors: [isRefused ? REFUSED : CONFLICT] };
      }
      for (const { cardVariantId, quantity } of items) {
        if (quantity === OFF_LIST) delete own[cardVariantId];
        else own[cardVariantId] = quantity;
      }
      return { wantListItems: wantListItems(), errors: [] };
    },
  };
}
