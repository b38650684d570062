import { cardEndpoints, selectCardsOfSet } from '@/entities/card';
import { cardSetEndpoints } from '@/entities/card-set';
import { firstStepsEndpoints } from '@/entities/user';
import { AHEAD, loaded, type PageLoader } from '@/shared/lib/page-route';
import { ownFiguresEndpoints } from './api/own-figures-api';

export { HomePage as Component } from './ui/home-page';

export const loader: PageLoader = async ({ dispatch, getState, isSignedIn }) => {
  const sets = dispatch(cardSetEndpoints.cardSets.initiate(undefined, AHEAD));
  if (isSignedIn) {
    await loaded([
      sets,
      dispatch(firstStepsEndpoints.firstSteps.initiate(undefined, AHEAD)),
      dispatch(ownFiguresEndpoints.ownFigures.initiate(undefined, AHEAD)),
      dispatch(cardSetEndpoints.setProgress.initiate(undefined, AHEAD)),
    ]);
    return;
  }
  const [first] = await sets.unwrap();
  if (first && !selectCardsOfSet(getState(), first.code))
    await loaded([dispatch(cardEndpoints.showcase.initiate(first.code, AHEAD))]);
};
