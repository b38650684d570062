import { canonicalLine, savedSearchKey } from '@domain/saved-search';
import { overwritesUnseen } from '@domain/version';

interface FakeSavedSearch {
  id: string;
  name: string;
  line: string;
  copies: number;
  addsNew: boolean;
  filledUpTo: number | null;
  newPrintings: number | null;
  lastAdded: number | null;
  lastAddedAt: string | null;
  version: number;
}

/** The saved searches of the fake API. */
export interface FakeSavedSearches {
  /** The viewer's; tests change them in place, also to simulate other tabs. */
  own: FakeSavedSearch[];
  /** The ids of the printings that each of them would add to the want list. */
  finds?: string[];
  /** How many these are, if they are too many to be named. */
  total?: number;
}

export const aSavedSearch = (given: Partial<FakeSavedSearch> = {}): FakeSavedSearch => ({
  id: 'saved-1',
  name: 'Cheap',
  line: 'price<2',
  copies: 1,
  addsNew: false,
  filledUpTo: null,
  newPrintings: null,
  lastAdded: null,
  lastAddedAt: null,
  version: 1,
  ...given,
});

const NOT_FOUND = { savedSearch: null, errors: [] };

/** The resolvers of schema.graphql over saved searches in memory. */
export function resolversOfSavedSearches(saved: FakeSavedSearches) {
  const changed = (id: string, change: Partial<FakeSavedSearch>) => {
    const search = saved.own.find((each) => each.id === id);
    if (!search) return NOT_FOUND;
    Object.assign(search, change);
    return { savedSearch: { ...search }, errors: [] };
  };
  const isTaken = (name: string, id: string | null) =>
    saved.own.some((each) => each.id !== id && savedSearchKey(each.name) === savedSearchKey(name));
  const taken = (savedSearch: FakeSavedSearch | null) => ({
    savedSearch,
    errors: [
      { field: 'name', message: 'You have a saved search with this name.', code: 'NAME_TAKEN' },
    ],
  });
  return {
    savedSearches: () => saved.own.map((each) => ({ ...each })),
    savedSearchFill: () => ({
      total: saved.total ?? saved.finds?.length ?? 0,
      upTo: 7,
      printings: (saved.finds ?? []).map((variantId) => ({
        variantId,
        cardId: variantId.replace(/-[a-z]+$/, ''),
      })),
    }),
    createSavedSearch: (given: Partial<FakeSavedSearch> & { name: string; line: string }) => {
      if (isTaken(given.name, null)) return taken(null);
      const id = `saved-${saved.own.length + 2}`;
      const line = canonicalLine(given.line) ?? '';
      saved.own.push(aSavedSearch({ ...given, id, line }));
      return changed(id, {});
    },
    updateSavedSearch: ({ id, name, addsNew, expectedVersion }: UpdateInput) => {
      const search = saved.own.find((each) => each.id === id);
      if (!search) return NOT_FOUND;
      const { version } = search;
      if (overwritesUnseen(expectedVersion, version)) {
        const errors = [{ field: 'expectedVersion', message: 'Changed', code: 'CONFLICT' }];
        return { savedSearch: { ...search }, errors };
      }
      if (name != null && isTaken(name, id)) return taken({ ...search });
      return changed(id, {
        ...(name != null && { name }),
        ...(addsNew != null && { addsNew }),
        version: version + 1,
      });
    },
    recordSavedSearchFill: ({ id, copies, upTo }: { id: string; copies: number; upTo: number }) =>
      changed(id, { copies, filledUpTo: upTo, newPrintings: 0 }),
    deleteSavedSearch: ({ id }: { id: string }) => {
      saved.own = saved.own.filter((each) => each.id !== id);
      return { id };
    },
  };
}

interface UpdateInput {
  id: string;
  name?: string | null;
  addsNew?: boolean | null;
  expectedVersion: number;
}
