import type { Postage } from './postage';

/** Copies that somebody lacks: any mixture of the printings that would do. */
export interface Need {
  id: string;
  copies: number;
  /** The ids of the printings that would do. */
  accepts: readonly string[];
  /** The most that a copy may cost, in whole cents; null for any price. */
  atMostCents: number | null;
}

/** Copies of a printing that a seller has left, at a price. One without a price is no listing of a deal. */
export interface DealListing {
  sellerId: string;
  printingId: string;
  copies: number;
  /** What a copy costs, in whole cents. */
  cents: number;
}

export interface DealSeller {
  id: string;
  postage: Postage;
  /** For how much one has to buy at least, in whole cents. */
  minimumCents: number;
  /** How much an envelope from this seller has to save beside its postage, in whole cents. */
  envelopeCents: number;
}

/** What is to be bought, and from where. */
export interface DealTask {
  needs: readonly Need[];
  listings: readonly DealListing[];
  sellers: readonly DealSeller[];
  /** From how many sellers at most; null for any number. */
  mostSellers: number | null;
}

/** Copies that a plan buys for a need. */
export interface DealPick {
  needId: string;
  sellerId: string;
  printingId: string;
  copies: number;
  /** What a copy costs, in whole cents. */
  cents: number;
}

/** What a plan buys. */
export type DealPlan = readonly DealPick[];

/** For how many sellers at most deals are compared; null for any number (rules/deals#choices). */
export const SELLER_LIMITS = [null, 4, 3, 2, 1] as const;

/** The most needs, and copies of one, that a deal is found for. */
export const MAX_NEEDS = 200;
export const MAX_NEEDED_COPIES = 99;
