import type { FirstStepsState } from '@domain/first-steps';
import type { FakeCatalogue } from './catalogue';

type KnownOfSteps = {
  [Part in 'people' | 'collections' | 'wantLists' | 'sharing']: FakeCatalogue[Part] | undefined;
};

/** The fake API's resolvers for the viewer's first steps. */
export function resolversOfFirstSteps({ people, collections, wantLists, sharing }: KnownOfSteps) {
  const state = (): FirstStepsState => ({
    hasHandle: people !== undefined && people.viewer.handle !== null,
    hasCount: Object.values(collections?.own ?? {}).some(({ inventory }) => inventory > 0),
    hasWant: Object.keys(wantLists?.own ?? {}).length > 0,
    hasShared: sharing !== undefined && (sharing.sharedWithAll || sharing.emails.length > 0),
    isPutAway: people?.hasPutFirstStepsAway ?? true,
  });
  return {
    firstSteps: state,
    putFirstStepsAway: ({ isPutAway }: { isPutAway: boolean }) => {
      if (people) people.hasPutFirstStepsAway = isPutAway;
      return state();
    },
  };
}
