import { firstStepsEndpoints, preferencesEndpoints } from '@/entities/user';
import { AHEAD, loaded, type PageLoader } from '@/shared/lib/page-route';

export { PreferencesPage as Component } from './ui/preferences-page';

export const loader: PageLoader = ({ dispatch }) =>
  loaded([
    dispatch(preferencesEndpoints.collectionPreferences.initiate(undefined, AHEAD)),
    dispatch(firstStepsEndpoints.firstSteps.initiate(undefined, AHEAD)),
  ]);
