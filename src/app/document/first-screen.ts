import { subjectOfPath } from '@domain/page';
import { cardListLink } from '@/features/filter-cards';
import { aspectEndpoints } from '@/entities/aspect';
import { cardEndpoints } from '@/entities/card';
import { cardSetEndpoints } from '@/entities/card-set';
import type { AppStore } from '../store';

/** A query of the document's own: nobody subscribes to it while it is rendered. */
const ONCE = { subscribe: false } as const;

/**
 * Fills a store with what the first screen at an address shows, by the queries that its components use.
 *
 * @param address path and query string
 * @throws ApiError if a query fails: a document that says so would be kept, and sent to everyone
 */
export async function loadFirstScreen({ dispatch }: AppStore, address: string): Promise<void> {
  const [path = '', query = ''] = address.split('?');
  const subject = subjectOfPath(path);
  if (subject?.kind === 'card-set') dispatch(cardListLink.followed(cardListLink.decode(query)));
  const loads: { unwrap(): Promise<unknown> }[] = [
    dispatch(cardSetEndpoints.cardSets.initiate(undefined, ONCE)),
  ];
  if (subject?.kind === 'card-set' || subject?.kind === 'card') {
    loads.push(dispatch(aspectEndpoints.aspects.initiate(undefined, ONCE)));
  }
  if (subject?.kind === 'card-set') {
    loads.push(dispatch(cardEndpoints.cardSet.initiate(subject.code, ONCE)));
  }
  if (subject?.kind === 'card') loads.push(dispatch(cardEndpoints.card.initiate(subject.id, ONCE)));
  if (path === '/contact') {
    const { contactEndpoints } = await import('@/pages/contact');
    loads.push(dispatch(contactEndpoints.contactEmail.initiate(undefined, ONCE)));
  }
  await Promise.all(loads.map((load) => load.unwrap()));
}
