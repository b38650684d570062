import { allCardsLink, type FirstShown, firstShownOf } from '@/features/filter-cards';
import { aspectEndpoints } from '@/entities/aspect';
import { cardEndpoints } from '@/entities/card';
import { cardSetEndpoints } from '@/entities/card-set';
import { catalogueEndpoints } from '@/entities/catalogue';
import { AHEAD, loaded, type PageLoader } from '@/shared/lib/page-route';

export { AllCardsPage as Component } from './ui/all-cards-page';

export const loader: PageLoader = async ({ dispatch, isDocument, read }) => {
  const shown = firstShownOf(read(allCardsLink));
  const aspects = dispatch(aspectEndpoints.aspects.initiate(undefined, AHEAD));
  if (isDocument && shown !== null) await loadFirst(dispatch, shown);
  await loaded([aspects]);
};

/** The cards with which the page begins in a document; a browser has the file of all of them. */
async function loadFirst(dispatch: AppDispatch, shown: FirstShown): Promise<void> {
  const [first] = await dispatch(cardSetEndpoints.cardSets.initiate(undefined, AHEAD)).unwrap();
  if (!first) return;
  if (shown === 'pictures') {
    await loaded([dispatch(cardEndpoints.firstCards.initiate(first.code, AHEAD))]);
    return;
  }
  const { ids } = await dispatch(catalogueEndpoints.firstRows.initiate(shown, AHEAD)).unwrap();
  await loaded([dispatch(cardEndpoints.cards.initiate(ids, AHEAD))]);
}
