import type { Card } from '@domain/card';
import type { Market } from '@domain/market';
import { findCardsOfSets, findCardSets } from '@server/modules/catalogue';
import { CurrentMarket } from '@server/modules/market';
import type { Database } from '@server/platform/db/database';
import type { KeptUntilNotified } from '@server/platform/db/kept-until-notified';

/** The cards of all sets, as the catalogue's file has them. */
export interface SearchedCards {
  /** Set by set, and by number within each. */
  cards: readonly Card[];
  /** The id of the newest set; null without any. */
  newestSet: string | null;
}

/** What a search is evaluated over: all cards, and the market as everyone sees it. */
export interface Searchable extends SearchedCards {
  everyones: Market;
}

declare module '@server/platform/services' {
  interface Services {
    /** All cards in memory, once a search has needed them. */
    searchedCards: KeptUntilNotified<SearchedCards>;
  }
}

export async function readSearchedCards(database: Database): Promise<SearchedCards> {
  const sets = await findCardSets(database);
  const cards: Card[] = [];
  // One set at a time, so that other requests are answered in between.
  for (const { id } of sets) cards.push(...(await findCardsOfSets(database, [id])));
  return { cards, newestSet: sets.at(-1)?.id ?? null };
}

/** For a job, which searches once. */
export const readSearchable = async (database: Database): Promise<Searchable> => ({
  ...(await readSearchedCards(database)),
  everyones: (await new CurrentMarket(database).get()).market,
});

/** For a request: what this process keeps. */
export async function currentSearchable(kept: {
  searchedCards: KeptUntilNotified<SearchedCards>;
  market: CurrentMarket;
}): Promise<Searchable> {
  const [searched, { market: everyones }] = await Promise.all([
    kept.searchedCards.get(),
    kept.market.get(),
  ]);
  return { ...searched, everyones };
}
