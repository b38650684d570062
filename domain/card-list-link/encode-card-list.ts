import { canonicalCardList, type CardListState } from './card-list-state';
import { PARAMETERS } from './parameters';

/**
 * The one query string of what a card list shows, without `?`: the same for all states that say the same, whatever
 * the order of clicks that led there. Defaults are left out, a given set never is (product 11).
 */
export function encodeCardList(state: CardListState): string {
  const canonical = canonicalCardList(state);
  return PARAMETERS.map(({ name, write }) => ({ name, value: write(canonical) }))
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${value}`)
    .join('&');
}
