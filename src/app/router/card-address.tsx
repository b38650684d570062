import { useParams } from 'react-router-dom';
import { isCardSetSegment, normalizeCardSetCode } from '@domain/card-set';
import { cardEndpoints, useCardsOfSet } from '@/entities/card';
import { lazyPage } from './lazy-page';
import type { RouteHandle } from './load-matched-pages';

const cardSetPage = lazyPage(async () => (await import('@/pages/card-set')).CardSetPage);
const cardPage = lazyPage(async () => (await import('@/pages/card')).CardPage);

/** `/card-sets/{code}`: a set, whatever the code looks like; the page checks it (rules/pages#set-or-card). */
export function CardSetAddress() {
  const { segment = '' } = useParams();
  // Requested here, so the cards and the page's file load in parallel.
  useCardsOfSet(normalizeCardSetCode(segment));
  return <cardSetPage.Page key={segment} code={segment} />;
}

/** `/cards/{x}`: what has the form of a set's code names a set, anything else a card. */
export function CardAddress() {
  const { segment = '' } = useParams();
  if (isCardSetSegment(segment)) return <CardSetAddress />;
  return <cardPage.Page key={segment} cardId={segment} />;
}

/** What a query needs that no component shows yet. */
const AHEAD = { subscribe: false };

const loadCardsOfSet = (dispatch: AppDispatch, segment = ''): void =>
  void dispatch(cardEndpoints.cardSet.initiate(normalizeCardSetCode(segment), AHEAD));

/** Loads the page and the cards of `/card-sets/{code}` before they are rendered. */
export const cardSetHandle: RouteHandle = {
  loadPage: cardSetPage.load,
  loadData: loadCardsOfSet,
};

/** The same for `/cards/{x}`. */
export const cardHandle: RouteHandle = {
  loadPage: (segment = '') => (isCardSetSegment(segment) ? cardSetPage.load() : cardPage.load()),
  loadData(dispatch, segment = '') {
    if (isCardSetSegment(segment)) loadCardsOfSet(dispatch, segment);
    else void dispatch(cardEndpoints.card.initiate(segment, AHEAD));
  },
};
