import {
  changesCount,
  isInventory,
  NEVER_COUNTED,
  withInventory,
  type CountChange,
  type StoredCount,
} from '@domain/collection';
import { LAST_PRICE_DAY } from '../catalogue';
import type { Found } from './booster';

const DAY_MS = 86_400_000;

export interface DemoStep {
  /** ISO 8601. */
  at: string;
  reason: 'DEMO' | 'EXCHANGE';
  note: string;
  changes: (CountChange & { variantId: string })[];
}

/** A player's ledger while it is built, oldest step first. */
export interface Ledger {
  steps: DemoStep[];
  /** The sum of the steps so far. */
  countOf(variantId: string): StoredCount;
  owned(): [variantId: string, count: StoredCount][];
  /** Adds copies, or removes some if there are enough. */
  add(at: string, note: string, found: Found): void;
  /** Sets how many of some printings are missing. */
  need(at: string, note: string, overrides: ReadonlyMap<string, number>): void;
}

export function startLedger(): Ledger {
  const counts = new Map<string, StoredCount>();
  const steps: DemoStep[] = [];
  const countOf = (variantId: string) => counts.get(variantId) ?? NEVER_COUNTED;

  const record = (at: string, note: string, wanted: [string, StoredCount][]) => {
    const changes = wanted
      .map(([variantId, to]) => ({ variantId, from: countOf(variantId), to }))
      .filter((change) => changesCount(change) && isInventory(change.to.inventory));
    for (const { variantId, to } of changes) counts.set(variantId, to);
    if (changes.length > 0) steps.push({ at, reason: 'DEMO', note, changes });
  };
  return {
    steps,
    countOf,
    owned: () => [...counts].filter(([, { inventory }]) => inventory > 0),
    add: (at, note, found) =>
      record(
        at,
        note,
        [...found].map(([id, copies]) => {
          const count = countOf(id);
          return [id, withInventory(count, count.inventory + copies)];
        }),
      ),
    need: (at, note, overrides) =>
      record(
        at,
        note,
        [...overrides].map(([id, missingOverride]) => [id, { ...countOf(id), missingOverride }]),
      ),
  };
}

/**
 * A time before the newest demo price, so a collection's worth is known from its first day.
 *
 * @param days may have a fraction
 * @returns ISO 8601, to the second
 */
export function daysAgo(days: number): string {
  const moment = Date.parse(LAST_PRICE_DAY) - Math.round((days * DAY_MS) / 1000) * 1000;
  return new Date(moment).toISOString();
}
