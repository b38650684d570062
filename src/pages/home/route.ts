import { cardEndpoints, selectCardsOfSet } from '@/entities/card';
import { cardSetEndpoints } from '@/entities/card-set';
import { firstStepsEndpoints } from '@/entities/user';
import { AHEAD, loaded, type PageLoader } from '@/shared/lib/page-route';

export { HomePage as Component } from './ui/home-page';

export const loader: PageLoader = async ({ dispatch, getState, isSignedIn }) => {
  if (isSignedIn)
    await loaded([dispatch(firstStepsEndpoints.firstSteps.initiate(undefined, AHEAD))]);
  const [first] = await dispatch(cardSetEndpoints.cardSets.initiate(undefined, AHEAD)).unwrap();
  if (first && !selectCardsOfSet(getState(), first.code))
    await loaded([dispatch(cardEndpoints.showcase.initiate(first.code, AHEAD))]);
};
