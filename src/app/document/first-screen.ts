import { normalizeCardSetCode } from '@domain/card-set';
import { subjectOfPath } from '@domain/page';
import { cardListLink } from '@/features/filter-cards';
import { aspectEndpoints } from '@/entities/aspect';
import { cardEndpoints } from '@/entities/card';
import { cardSetEndpoints } from '@/entities/card-set';
import type { AppStore } from '../store';

/** A query of the document's own: nobody subscribes to it while it is rendered. */
const ONCE = { subscribe: false } as const;

/**
 * Fills a store with what the first screen at an address shows, by the queries that its components use. What fails to
 * load is left out, so that the browser asks for it again.
 *
 * @param address path and query string
 */
export async function loadFirstScreen(store: AppStore, address: string): Promise<void> {
  const [path = '', query = ''] = address.split('?');
  await Promise.all([
    store.dispatch(cardSetEndpoints.cardSets.initiate(undefined, ONCE)),
    loadSubject(store, path, query),
  ]);
}

async function loadSubject({ dispatch }: AppStore, path: string, query: string): Promise<void> {
  if (path === '/contact') {
    const { contactEndpoints } = await import('@/pages/contact');
    await dispatch(contactEndpoints.contactEmail.initiate(undefined, ONCE));
    return;
  }
  const subject = subjectOfPath(path);
  if (subject?.kind === 'card-set') {
    dispatch(cardListLink.followed(cardListLink.decode(query)));
    await Promise.all([
      dispatch(aspectEndpoints.aspects.initiate(undefined, ONCE)),
      dispatch(cardEndpoints.cardSet.initiate(normalizeCardSetCode(subject.code), ONCE)),
    ]);
  } else if (subject?.kind === 'card') {
    await Promise.all([
      dispatch(aspectEndpoints.aspects.initiate(undefined, ONCE)),
      dispatch(cardEndpoints.card.initiate(subject.id, ONCE)),
    ]);
  }
}
