import { firstNotes } from '../import/first-notes';
import type { Database } from '@server/platform/db/database';
import { importPrices, type PriceReport } from '../prices/import-prices';
import type { PriceList } from './sources/source';
import { fingerprintOf, noteFingerprint } from './fingerprints';
import type { SetKnowledge } from './read-sources';
import type { SetSync } from './report';

interface PriceSync {
  database: Database;
  setCode: string;
  knowledge: SetKnowledge;
  /** Of the last sync. */
  fingerprint: string | undefined;
  now: Date;
  recordedAt: Date | undefined;
  accept: boolean;
}

/**
 * Imports the prices of a set's products, if their files or the set's cards have changed.
 *
 * @param done where refusals and left-out rows are noted
 * @returns null if nothing was to do, or it was refused
 */
export async function syncPrices(
  { database, setCode, knowledge, fingerprint, now, recordedAt, accept }: PriceSync,
  done: SetSync,
): Promise<{ report: PriceReport; list: PriceList; source: string } | null> {
  const { prices, cards } = knowledge;
  if (prices === undefined) return null;
  const current = fingerprintOf(prices.hash, cards?.hash);
  if (fingerprint === current) return null;
  const { source } = prices;
  const list = await prices.load();
  for (const { name, reason } of firstNotes(list.rejected)) {
    done.notes.push({ source, about: name, message: reason });
  }
  let at = recordedAt ?? prices.statedAt ?? now;
  if (at > now) {
    const message = `says that it is of ${at.toISOString()}, which is in the future: now counts`;
    done.notes.push({ source, about: prices.name, message });
    at = now;
  }
  const request = { setCode, source, recordedAt: at, prices: list.prices };
  const outcome = await importPrices(database, request, { now, accept });
  if (!outcome.ok) {
    done.refusals.push({ source, ...outcome.refusal });
    return null;
  }
  await noteFingerprint(database, outcome.report.cardSetId, 'PRICES', current);
  return { report: outcome.report, list, source };
}
