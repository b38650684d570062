import type { Answers, Fixture } from './answers';

type SavedSearch = Fixture<'SavedSearch'>;
type Complete = { [Key in keyof SavedSearch]-?: Exclude<SavedSearch[Key], undefined> };

export const aSavedSearch = (given: Partial<Complete> = {}): Complete => ({
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

/** Answers about the viewer's saved searches, which a test may change in place. A change is always taken. */
export function savedSearchAnswers(
  own: SavedSearch[],
  savedSearchFill: Fixture<'SavedSearchFill'>,
): Answers {
  const change = (id: string, changes: object) => {
    const search = own.find((each) => each.id === id)!;
    const savedSearch = Object.assign(search, changes, { version: search.version + 1 });
    return { savedSearch, errors: [] };
  };
  return {
    savedSearches: () => own,
    savedSearchFill,
    createSavedSearch: (given: Partial<Complete>) => {
      const savedSearch = aSavedSearch({ ...given, id: `saved-${own.length + 2}` });
      own.push(savedSearch);
      return { savedSearch, errors: [] };
    },
    updateSavedSearch: ({ id, expectedVersion: _seen, ...changes }: Change) => change(id, changes),
    recordSavedSearchFill: ({ id, copies, upTo }: { id: string; copies: number; upTo: number }) =>
      change(id, { copies, filledUpTo: upTo, newPrintings: 0 }),
    deleteSavedSearch: ({ id }: { id: string }) => {
      own.splice(
        own.findIndex((each) => each.id === id),
        1,
      );
      return { id };
    },
  };
}

interface Change {
  id: string;
  expectedVersion: number;
  name?: string;
  addsNew?: boolean;
}
