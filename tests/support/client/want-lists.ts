import { isWantedQuantity, NOT_WANTED } from '@domain/want-list';
import type { FakeCardSet } from './catalogue';

/** Quantities by the printing's id. */
type Quantities = Record<string, number>;

/** The want lists that the fake API knows. */
export interface FakeWantLists {
  /** The viewer's; null while they have none. */
  own: Quantities | null;
  /** Others' that the viewer may see, by handle. */
  shared: Record<string, Quantities>;
}

interface Input {
  cardVariantId: string;
  quantity: number;
}

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
  const itemOf = (listId: string, variantId: string, quantity: number) => ({
    id: `${listId}-${variantId}`,
    variantId,
    cardId: cardIds.get(variantId) ?? 'gone-1',
    quantity,
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
        ({ quantity }) => quantity !== NOT_WANTED && !isWantedQuantity(quantity),
      );
      if (isRefused) return { wantListItems: [], errors: [REFUSED] };
      const own = (lists.own ??= {});
      for (const { cardVariantId, quantity } of items) {
        if (quantity === NOT_WANTED) delete own[cardVariantId];
        else own[cardVariantId] = quantity;
      }
      return {
        wantListItems: items.map(({ cardVariantId, quantity }) =>
          itemOf(idOf(null), cardVariantId, quantity),
        ),
        errors: [],
      };
    },
  };
}
