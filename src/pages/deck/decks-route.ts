import { deckListLink } from '@/features/filter-cards';
import { cardEndpoints } from '@/entities/card';
import { deckApi } from '@/entities/deck';
import { AHEAD, loaded, type PageLoader } from '@/shared/lib/page-route';

export { DecksPage as Component } from './ui/all/decks-page';

export const loader: PageLoader = async ({ dispatch, read }) => {
  const { text, format } = read(deckListLink);
  const search = { text: text.trim(), format };
  const formats = dispatch(deckApi.endpoints.deckFormats.initiate(undefined, AHEAD));
  const { pages } = await dispatch(deckApi.endpoints.foundDecks.initiate(search, AHEAD)).unwrap();
  const faces = pages.flatMap(({ decks }) => decks.flatMap((deck) => deck.faces));
  await loaded([
    formats,
    ...(faces.length > 0 ? [dispatch(cardEndpoints.cards.initiate(faces, AHEAD))] : []),
  ]);
};
