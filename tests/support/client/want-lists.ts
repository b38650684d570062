/** Quantities by the printing's id. */
type Quantities = Record<string, number>;

/** The want lists that the fake API knows. */
export interface FakeWantLists {
  /** The viewer's; null while they have none. */
  own: Quantities | null;
  /** Others' that the viewer may see, by handle. */
  shared: Record<string, Quantities>;
}

/** The resolvers of schema.graphql over want lists in memory. */
export function resolversOfWantLists({ own, shared }: FakeWantLists) {
  return {
    userWantLists: ({ userHandle }: { userHandle?: string | null }) => {
      const handle = userHandle ?? null;
      const quantities = handle === null ? own : shared[handle];
      if (!quantities) return [];
      const id = `list-of-${handle ?? 'me'}`;
      const items = Object.entries(quantities).map(([variantId, quantity]) => ({
        id: `${id}-${variantId}`,
        variantId,
        quantity,
      }));
      return [{ id, isOwner: handle === null, handle, items }];
    },
  };
}
