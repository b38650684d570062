import type { User } from '@domain/user';
import type { AppStore } from '../../store';
import { loadAccount, loadPersonal } from './account';
import { loadCatalogue } from './catalogue';
import { loadCollection } from './collection';
import { all, type Screen } from './screen';
import { loadTradeLists } from './trade-lists';
import { loadTrading } from './trading';

interface Options {
  /** Null for a visitor. */
  user: User | null;
  /** The code of the set that a collection showed last in this browser. */
  cardSet?: string | undefined;
}

/** Each loads what its pages show, and leaves other pages alone. */
const AREAS = [
  loadPersonal,
  loadCatalogue,
  loadCollection,
  loadTradeLists,
  loadTrading,
  loadAccount,
];

/**
 * Fills a store with what the first screen at an address shows, by the queries that its components use.
 *
 * @param address path and query string
 * @throws ApiError if a query fails
 */
export async function loadFirstScreen(
  { dispatch }: AppStore,
  address: string,
  { user, cardSet }: Options = { user: null },
): Promise<void> {
  const [path = '', query = ''] = address.split('?');
  const screen: Screen = { dispatch, path, query, user, cardSet };
  await all(AREAS.map((load) => load(screen)));
}
