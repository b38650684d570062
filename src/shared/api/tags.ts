import type { TagDescription } from '@reduxjs/toolkit/query';

/** The subjects of cached answers. A query provides tags; changes of the subject invalidate them. */
export const TAG_TYPES = [
  /** The catalogue, as administrators change it: `SETS`, `RUNS`, `QUARANTINE`, `AUDIT`. */
  'Catalogue',
  /** Counts: of a set by its upper-case code. `LEDGER` is the history of the viewer's collection. */
  'Collection',
  /** The viewer's preferences, from which targets, missing and extra copies follow. */
  'CollectionPreferences',
  /** Decks, each of which depends on the others that are built. */
  'Deck',
  /** The list of the viewer's deals. */
  'Deals',
  /** One offer's page, by its id. */
  'Offer',
  /** Tables of offers, and the count of unread ones. */
  'Offers',
  /** The commitments of lists, and the matches that depend on them. */
  'Commitments',
  /** Market prices over time, and what has moved: the same for everyone, but for the viewer's own collection. */
  'Prices',
  /** The players that the viewer has blocked. */
  'Blocks',
  /** What players have reported, for administrators. */
  'Reports',
  /** A sale list by its id; without an id, the fact that a player has no list. */
  'SaleList',
  /** The viewer's saved searches. */
  'SavedSearch',
  /** Where the viewer is signed in. */
  'Sessions',
  /** Who may see the viewer's collection or list, by its subject. */
  'ShareSettings',
  /** The pages of what others share, by subject. */
  'Shared',
  /** What the viewer assumes where a seller states no postage. */
  'UsualPostage',
  /** A user by id; `CURRENT` is the viewer's account, `LIST` every list of users. */
  'User',
  /** A want list by its id; without an id, the fact that a player has no list. */
  'WantList',
] as const;

export type Tag = TagDescription<(typeof TAG_TYPES)[number]>;

/** What an exchange changes beyond the offer: counts and lists of both sides (rules/offers#exchange). */
export const EXCHANGE_TAGS = ['Collection', 'SaleList', 'WantList'] as const;
