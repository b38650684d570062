import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { isCardSetSegment, normalizeCardSetCode } from '@domain/card-set';
import { useCardsOfSet } from '@/entities/card';

const CardSetPage = lazy(async () => ({ default: (await import('@/pages/card-set')).CardSetPage }));
const CardPage = lazy(async () => ({ default: (await import('@/pages/card')).CardPage }));

/** `/card-sets/{code}`: a set, whatever the code looks like; the page checks it (rules/pages#set-or-card). */
export function CardSetAddress() {
  const { segment = '' } = useParams();
  // Requested here, so the cards and the page's file load in parallel.
  useCardsOfSet(normalizeCardSetCode(segment));
  return (
    <Suspense>
      <CardSetPage key={segment} code={segment} />
    </Suspense>
  );
}

/** `/cards/{x}`: what has the form of a set's code names a set, anything else a card. */
export function CardAddress() {
  const { segment = '' } = useParams();
  if (isCardSetSegment(segment)) return <CardSetAddress />;
  return (
    <Suspense>
      <CardPage key={segment} cardId={segment} />
    </Suspense>
  );
}
