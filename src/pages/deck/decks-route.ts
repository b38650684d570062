import { cardEndpoints } from '@/entities/card';
import { deckApi } from '@/entities/deck';
import { AHEAD, loaded, type PageLoader } from '@/shared/lib/page-route';

export { DecksPage as Component } from './ui/all/decks-page';

export const loader: PageLoader = async ({ dispatch }) => {
  const formats = dispatch(deckApi.endpoints.deckFormats.initiate(undefined, AHEAD));
  const decks = await dispatch(deckApi.endpoints.publicDecks.initiate(undefined, AHEAD)).unwrap();
  const faces = decks.flatMap((deck) => deck.faces);
  await loaded([
    formats,
    ...(faces.length > 0 ? [dispatch(cardEndpoints.cards.initiate(faces, AHEAD))] : []),
  ]);
};
