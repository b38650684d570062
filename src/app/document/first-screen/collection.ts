import { matchPath } from 'react-router-dom';
import { cardSetToShow } from '@/features/choose-card-set';
import { cardSetTaken, collectionLink } from '@/features/filter-cards';
import { aspectEndpoints } from '@/entities/aspect';
import { cardEndpoints } from '@/entities/card';
import { cardSetEndpoints } from '@/entities/card-set';
import { collectionApi } from '@/entities/collection';
import { routes } from '@/shared/routes';
import { allLoaded, type Load, ONCE, type Screen } from './screen';

/** Loads a collection of one set, if visitors may see it. */
export async function loadCollection(screen: Screen): Promise<void> {
  const { dispatch, path, query, cardSet } = screen;
  const userHandle = matchPath(routes.collection, path)?.params.handle;
  if (userHandle === undefined) return;
  const decoded = collectionLink.decode(query);
  dispatch(collectionLink.followed(decoded));
  const cardSets = await dispatch(cardSetEndpoints.cardSets.initiate(undefined, ONCE)).unwrap();
  const named = cardSets.find(({ code }) => code === decoded.state.set?.toUpperCase());
  const shown = named ?? cardSetToShow(cardSets, cardSet?.toUpperCase() ?? null);
  if (!shown) return;
  if (!named) {
    const dropped = decoded.state.set === undefined ? [] : [`set=${decoded.state.set}`];
    dispatch(cardSetTaken({ set: shown.code.toLowerCase(), dropped }));
  }
  const loads: Load[] = [
    dispatch(aspectEndpoints.aspects.initiate(undefined, ONCE)),
    dispatch(cardEndpoints.cardSet.initiate(shown.code, ONCE)),
    dispatch(
      collectionApi.endpoints.setCollection.initiate({ cardSetCode: shown.code, userHandle }, ONCE),
    ),
  ];
  await allLoaded(loads);
}
