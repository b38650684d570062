import type { TagDescription } from '@reduxjs/toolkit/query';

/** The subjects of cached answers. A query provides tags; changes of the subject invalidate them. */
export const TAG_TYPES = [
  /** Counts: of a set by its upper-case code. `LEDGER` is the history of one's own collection. */
  'Collection',
  /** One's own preferences, from which targets, missing and extra copies follow. */
  'CollectionPreferences',
  /** One offer's page, by its id. */
  'Offer',
  /** Tables of offers, and the count of unread ones. */
  'Offers',
  /** The commitments of lists, and the matches that depend on them. */
  'Commitments',
  /** A sale list by its id; without one, that somebody has none. */
  'SaleList',
  /** Who may see one's own collection or list, by its subject. */
  'ShareSettings',
  /** The pages of what others share, by subject. */
  'Shared',
  /** A user by id; `CURRENT` is one's own account, `LIST` every list of users. */
  'User',
  /** A want list by its id; without one, that somebody has none. */
  'WantList',
] as const;

export type Tag = TagDescription<(typeof TAG_TYPES)[number]>;

/** What an exchange changes besides the offer: counts and lists of both sides (rules/offers#exchange). */
export const EXCHANGE_TAGS = ['Collection', 'SaleList', 'WantList'] as const;
