import { ALL_SETS, withAllSets } from '@domain/card-set';
import { cardSetToShow, rememberedCardSet } from '@/features/choose-card-set';
import { cardSetTaken, collectionLink } from '@/features/filter-cards';
import { aspectEndpoints } from '@/entities/aspect';
import { cardEndpoints } from '@/entities/card';
import { cardSetEndpoints } from '@/entities/card-set';
import { collectionApi } from '@/entities/collection';
import { AHEAD, loaded, type PageLoader } from '@/shared/lib/page-route';

export { CollectionPage as Component } from './ui/collection-page';

/** Loads the collection's shown set: the link's, or the last viewed one (rules/collection#shown-set). */
export const loader: PageLoader = async ({ dispatch, params, read, prepare, cardSet }) => {
  const { set: asked } = read(collectionLink);
  const cardSets = await dispatch(cardSetEndpoints.cardSets.initiate(undefined, AHEAD)).unwrap();
  const choices = withAllSets(cardSets);
  const named = choices.find(({ code }) => code === asked?.toUpperCase());
  const remembered = cardSet ?? rememberedCardSet('collection').code();
  const shown = named ?? cardSetToShow(choices, remembered);
  if (!shown) return;
  if (!named) {
    const dropped = asked === undefined ? [] : [`set=${asked}`];
    prepare(cardSetTaken({ set: shown.code.toLowerCase(), dropped }));
  }
  // All sets' cards and counts are too much for a document.
  if (shown === ALL_SETS) return;
  const { code: cardSetCode } = shown;
  const userHandle = params['handle'] ?? null;
  await loaded([
    dispatch(aspectEndpoints.aspects.initiate(undefined, AHEAD)),
    dispatch(cardEndpoints.cardSet.initiate(cardSetCode, AHEAD)),
    dispatch(collectionApi.endpoints.setCollection.initiate({ cardSetCode, userHandle }, AHEAD)),
  ]);
};
