import type { AppStore } from '../../store';
import { loadCatalogue } from './catalogue';
import { loadCollection } from './collection';
import { all, type Screen } from './screen';
import { loadTradeList } from './trade-list';
import { loadTrading } from './trading';

/** Each loads what its pages show, and leaves other pages alone. */
const AREAS = [loadCatalogue, loadCollection, loadTradeList, loadTrading];

/**
 * Fills a store with what a visitor's first screen at an address shows, by the queries that its components use.
 *
 * @param address path and query string
 * @param cardSet the code of the set that a collection showed last in this browser
 * @throws ApiError if a query fails
 */
export async function loadFirstScreen(
  { dispatch }: AppStore,
  address: string,
  cardSet?: string,
): Promise<void> {
  const [path = '', query = ''] = address.split('?');
  const screen: Screen = { dispatch, path, query, cardSet };
  await all(AREAS.map((load) => load(screen)));
}
