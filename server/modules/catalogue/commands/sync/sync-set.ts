import { firstNotes } from '../import/first-notes';
import type { Database } from '@server/platform/db/database';
import { writeSetFile } from '../import/write-set-file';
import type { ImportReport } from '../import/report';
import { fingerprintOf, type Fingerprints } from './fingerprints';
import type { PricedPrinting } from '../prices/sort-prices';
import type { SourceName } from './sources/all-sources';
import { refusalOf, type FoundSet, type SetKnowledge } from './read-sources';
import type { SetSync } from './report';
import { syncPrices } from './sync-prices';
import { writeOwnPrices } from './write-own-prices';

export interface SetSyncOptions {
  database: Database;
  /** Where backups go. */
  dataDir: string;
  now: Date;
  /** When the files' prices were stated; without it, what the source says, or now. */
  recordedAt?: Date | undefined;
  replaceDemo?: boolean;
  discardChanges?: boolean;
  /** Accepts price jumps. */
  accept?: boolean;
}

interface SetSyncRequest {
  set: FoundSet;
  knowledge: SetKnowledge;
  fingerprints: Fingerprints;
  /** Called with what is done next, for people. */
  progress: (step: 'CARDS' | 'PRICES', message: string) => void;
}

/** Writes what has changed of one set; each part in one transaction, or not at all. */
export async function syncSet(request: SetSyncRequest, options: SetSyncOptions): Promise<SetSync> {
  const { set, knowledge, fingerprints, progress } = request;
  const { database, now, recordedAt, accept = false } = options;
  const done: SetSync = {
    code: set.code,
    name: set.name,
    cards: null,
    prices: null,
    ownPrices: null,
    refusals: [...knowledge.refusals],
    notes: [],
  };
  const tried = async <Result>(
    source: SourceName | undefined,
    part: () => Promise<Result | null>,
  ): Promise<Result | null> => {
    try {
      return await part();
    } catch (error) {
      noteRefusal(refusalOf(error, source ?? 'swu-db'), done);
      return null;
    }
  };
  const cards = await tried(knowledge.cards?.source, () => syncCards(request, options, done));
  done.cards = cards?.report ?? null;
  const known = fingerprints.get(set.code);
  if (known === undefined && cards === null) return done;
  progress('PRICES', `Reading the prices of ${set.name}.`);
  const refusalsBefore = done.refusals.length;
  const prices = await tried(knowledge.prices?.source, () =>
    syncPrices(
      {
        database,
        setCode: set.code,
        knowledge,
        fingerprint: known?.PRICES,
        now,
        recordedAt,
        accept,
      },
      done,
    ),
  );
  done.prices = prices?.report ?? null;
  // Prices that couldn't be read today are no reason to mix in those of another source.
  const isUnread = knowledge.prices === undefined && knowledge.refusals.length > 0;
  const isRefused = done.refusals.length > refusalsBefore;
  if (cards === null || isUnread || isRefused) return done;
  done.ownPrices = await writeOwnPrices(database, {
    cardSetId: cards.report.cardSetId,
    name: cards.report.source,
    stated: cards.stated,
    recordedAt: new Date(cards.report.recordedAt),
    accept,
    better: prices,
    fingerprint: cards.fingerprint,
  });
  return done;
}

function noteRefusal(refusal: SetSync['refusals'][number], done: SetSync): void {
  if (refusal.code !== 'NO_CARDS') done.refusals.push(refusal);
  else done.notes.push({ source: refusal.source, about: done.name, message: 'has no cards' });
}

interface WrittenCards {
  report: ImportReport;
  stated: PricedPrinting[];
  /** Noted once the prices are written, too; null if something is missing. */
  fingerprint: string | null;
}

async function syncCards(
  { set, knowledge, fingerprints, progress }: SetSyncRequest,
  options: SetSyncOptions,
  done: SetSync,
): Promise<WrittenCards | null> {
  const { cards, details } = knowledge;
  if (cards === undefined) return null;
  const fingerprint = fingerprintOf(cards.hash, details?.hash, set.releasedOn);
  if (fingerprints.get(set.code)?.CARDS === fingerprint) return null;
  progress('CARDS', `Reading the cards of ${set.name}.`);
  const file = await cards.load();
  const known = await details?.load().catch((error: unknown) => {
    done.refusals.push(refusalOf(error, details.source));
    return undefined;
  });
  for (const { name, reason } of firstNotes(known?.rejected ?? [])) {
    done.notes.push({ source: details?.source ?? 'official', about: name, message: reason });
  }
  progress('CARDS', `Writing ${file.printings.length} printings of ${set.name}.`);
  const written = await writeSetFile(options.database, file, {
    source: cards.name,
    contentHash: cards.hash,
    setCode: set.code,
    recordedAt: options.recordedAt ?? null,
    texts: { nameIfNone: set.name },
    releasedOn: set.releasedOn,
    ...(known && { details: known.details }),
    accept: options.accept ?? false,
    withoutPrices: true,
    demo: {
      replaceDemo: options.replaceDemo ?? false,
      discardChanges: options.discardChanges ?? false,
      dataDir: options.dataDir,
      now: options.now,
      progress: (message) => progress('CARDS', message),
    },
  });
  // Without details that should be there, the next sync tries again.
  const isWhole = details === undefined || known !== undefined;
  return { ...written, fingerprint: isWhole ? fingerprint : null };
}
