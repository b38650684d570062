import { aspectEndpoints } from '@/entities/aspect';
import { cardEndpoints } from '@/entities/card';
import { deckApi } from '@/entities/deck';
import { AHEAD, loaded, type PageLoader } from '@/shared/lib/page-route';

export { DeckPage as Component } from './ui/deck-page';

export const loader: PageLoader = async ({ dispatch, params: { deckId = '' } }) => {
  const aspects = dispatch(aspectEndpoints.aspects.initiate(undefined, AHEAD));
  const formats = dispatch(deckApi.endpoints.deckFormats.initiate(undefined, AHEAD));
  const deck = await dispatch(deckApi.endpoints.deck.initiate(deckId, AHEAD)).unwrap();
  const ids = deck.lines.map(({ cardId }) => cardId);
  await loaded([
    aspects,
    formats,
    ...(ids.length > 0 ? [dispatch(cardEndpoints.cards.initiate(ids, AHEAD))] : []),
  ]);
};
