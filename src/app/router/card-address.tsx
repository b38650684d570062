import { useParams } from 'react-router-dom';
import { isCardSetSegment, normalizeCardSetCode } from '@domain/card-set';
import { useCardsOfSet } from '@/entities/card';
import { lazyPage } from './lazy-page';

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

/** Loads the page of such an address before it is rendered. */
export const loadCardSetPage = cardSetPage.load;
export const loadCardOrSetPage = (segment = ''): Promise<void> =>
  isCardSetSegment(segment) ? cardSetPage.load() : cardPage.load();
