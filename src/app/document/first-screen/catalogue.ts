import { ALL_CARDS_PATH, subjectOfPath } from '@domain/page';
import { allCardsLink, cardListLink, type FirstShown, firstShownOf } from '@/features/filter-cards';
import { aspectEndpoints } from '@/entities/aspect';
import { cardEndpoints } from '@/entities/card';
import { cardSetEndpoints } from '@/entities/card-set';
import { catalogueEndpoints } from '@/entities/catalogue';
import { allLoaded, type Load, ONCE, type Screen } from './screen';

/** Loads the card sets, which every page needs, and what the pages of the catalogue and of the site show. */
export async function loadCatalogue({ dispatch, path, query }: Screen): Promise<void> {
  const cardSets = dispatch(cardSetEndpoints.cardSets.initiate(undefined, ONCE));
  const loads: Load[] = [cardSets];
  if (path === '/') {
    const [first] = await cardSets.unwrap();
    if (first) loads.push(dispatch(cardEndpoints.showcase.initiate(first.code, ONCE)));
  }
  if (path === ALL_CARDS_PATH) {
    const { state, dropped } = allCardsLink.decode(query);
    dispatch(allCardsLink.followed({ state, dropped }));
    loads.push(dispatch(aspectEndpoints.aspects.initiate(undefined, ONCE)));
    const [first] = await cardSets.unwrap();
    const shown = firstShownOf(state);
    if (first && shown !== null) loads.push(...(await loadFirst(dispatch, first.code, shown)));
  }
  const subject = subjectOfPath(path);
  switch (subject?.kind) {
    case 'card-set':
      dispatch(cardListLink.followed(cardListLink.decode(query)));
      loads.push(
        dispatch(aspectEndpoints.aspects.initiate(undefined, ONCE)),
        dispatch(cardEndpoints.cardSet.initiate(subject.code, ONCE)),
      );
      break;
    case 'card':
      loads.push(
        dispatch(aspectEndpoints.aspects.initiate(undefined, ONCE)),
        dispatch(cardEndpoints.card.initiate(subject.id, ONCE)),
      );
      break;
    case 'card-sets':
    case undefined:
  }
  if (path === '/contact') {
    const { contactEndpoints } = await import('@/pages/contact');
    loads.push(dispatch(contactEndpoints.contactEmail.initiate(undefined, ONCE)));
  }
  await allLoaded(loads);
}

/** The cards with which the page of all cards begins. */
async function loadFirst(
  dispatch: Screen['dispatch'],
  firstSet: string,
  shown: FirstShown,
): Promise<Load[]> {
  if (shown === 'pictures') return [dispatch(cardEndpoints.firstCards.initiate(firstSet, ONCE))];
  const rows = dispatch(catalogueEndpoints.firstRows.initiate(shown, ONCE));
  const { ids } = await rows.unwrap();
  return [rows, dispatch(cardEndpoints.cards.initiate(ids, ONCE))];
}
