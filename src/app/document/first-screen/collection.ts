import { matchPath } from 'react-router-dom';
import { cardSetToShow } from '@/features/choose-card-set';
import { cardSetTaken, collectionLink } from '@/features/filter-cards';
import { aspectEndpoints } from '@/entities/aspect';
import { cardEndpoints } from '@/entities/card';
import { cardSetEndpoints } from '@/entities/card-set';
import { collectionApi } from '@/entities/collection';
import { wantListApi } from '@/entities/want-list';
import { routes } from '@/shared/routes';
import { allLoaded, type Load, ONCE, type Screen } from './screen';

/** Loads a collection of one set: the viewer's own, or one that they may see. */
export async function loadCollection(screen: Screen): Promise<void> {
  const { dispatch, path, query, user, cardSet } = screen;
  const owner = ownerAt(path);
  if (owner === undefined) return;
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
      collectionApi.endpoints.setCollection.initiate(
        { cardSetCode: shown.code, userHandle: owner },
        ONCE,
      ),
    ),
  ];
  if (user?.handle) {
    loads.push(dispatch(wantListApi.endpoints.wantList.initiate({ userHandle: null }, ONCE)));
  }
  await allLoaded(loads);
}

const OWN = [`${routes.ownCollection}/edit?`, routes.ownCollectionShared];

/** The handle in a collection's address; null for the viewer's own, undefined for another page. */
function ownerAt(path: string): string | null | undefined {
  if (OWN.some((own) => matchPath(own, path))) return null;
  return matchPath(routes.collection, path)?.params.handle;
}
