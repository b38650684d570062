import { isSameTerms, THIS_ALONE, type WantTerms, type WouldDo } from '@domain/want-list';
import type { Answers, Fixture } from './answers';
import type { FakeCardSet } from './catalogue';
import { cardIdsOf, ITEM_CONFLICT } from './list-changes';

/** Quantities by the printing's id. */
type Quantities = Record<string, number>;

/** The want lists of the fake API. */
export interface FakeWantLists {
  /** The viewer's; tests change it in place, also to simulate other tabs; null if they have none. */
  own: Quantities | null;
  /** What wants mean, by printing; those without have their printing alone. */
  terms?: Record<string, WantTerms>;
  /** What the viewer's list says about new wants, and what others see. */
  settings?: { newWantsWouldDo: WouldDo; showsAtMost: boolean };
  /** Other players' lists that the viewer may see, by handle. */
  shared: Record<string, Quantities>;
}

interface Input {
  cardVariantId: string;
  /** 0 for none. */
  quantity: number;
  want?: Omit<WantTerms, 'atMostCents'> & { atMostInCents: number | null };
  expectedVersion?: number | null;
}

const SETTINGS = { newWantsWouldDo: 'THIS', showsAtMost: false } as const;

/** Answers about want lists. A change is kept in `lists` unless a quantity was changed since it was seen. */
export function wantListAnswers(lists: FakeWantLists, cardSets: readonly FakeCardSet[]): Answers {
  const cardIds = cardIdsOf(cardSets);
  let revision = 1;
  const answeredLast = new Map<string, { quantity: number; version: number }>();
  /** Increases whenever the quantity differs from the last answer. */
  const versionOf = (id: string, quantity: number): number => {
    if (quantity === 0) return 0;
    const last = answeredLast.get(id);
    if (last?.quantity === quantity) return last.version;
    if (last) revision += 1;
    answeredLast.set(id, { quantity, version: revision });
    return revision;
  };
  const itemOf = (listId: string, variantId: string, quantity: number): Fixture<'WantListItem'> => {
    const id = `${listId}-${variantId}`;
    const cardId = cardIds.get(variantId) ?? 'gone-1';
    const { atMostCents, ...terms } = lists.terms?.[variantId] ?? THIS_ALONE;
    return {
      id,
      variantId,
      cardId,
      quantity,
      ...terms,
      atMostInCents: atMostCents,
      version: versionOf(id, quantity),
    };
  };
  const listOf = (handle: string | null, quantities: Quantities): Fixture<'WantList'> => {
    const id = `list-of-${handle ?? 'me'}`;
    const items = Object.entries(quantities).map(([variantId, quantity]) =>
      itemOf(id, variantId, quantity),
    );
    return { id, isOwner: handle === null, handle, ...(lists.settings ?? SETTINGS), items };
  };
  const changesTerms = ({ cardVariantId, want }: Input): boolean => {
    if (!want) return false;
    const { atMostInCents, ...terms } = want;
    const before = lists.terms?.[cardVariantId] ?? THIS_ALONE;
    return !isSameTerms({ ...terms, atMostCents: atMostInCents }, before);
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
      const own = (lists.own ??= {});
      const wantListItems = () =>
        items.map(({ cardVariantId: id }) => itemOf('list-of-me', id, own[id] ?? 0));
      const isConflict = wantListItems().some(
        ({ quantity, version }, at) =>
          (items[at]?.quantity !== quantity || changesTerms(items[at])) &&
          items[at]?.expectedVersion !== version,
      );
      if (isConflict) return { wantListItems: wantListItems(), errors: [ITEM_CONFLICT] };
      for (const { cardVariantId, quantity, want } of items) {
        if (quantity === 0) delete own[cardVariantId];
        else own[cardVariantId] = quantity;
        if (want) {
          const { atMostInCents, ...terms } = want;
          (lists.terms ??= {})[cardVariantId] = { ...terms, atMostCents: atMostInCents };
        }
      }
      return { wantListItems: wantListItems(), errors: [] };
    },
    updateWantList: ({
      input: { newWantsWouldDo, showsAtMost },
    }: {
      input: { newWantsWouldDo: WouldDo; showsAtMost: boolean };
    }) => {
      lists.settings = { newWantsWouldDo, showsAtMost };
      return { wantList: lists.own && listOf(null, lists.own), errors: [] };
    },
  };
}
