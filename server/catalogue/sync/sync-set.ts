import type { Database } from '@server/db/database';
import { writeSetFile } from '../import/write-set-file';
import type { ImportReport } from '../import/report';
import { fingerprintOf, noteFingerprint, type Fingerprints } from './fingerprints';
import { refusalOf, type FoundSet, type SetKnowledge } from './read-sources';
import type { SetSync } from './report';

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
  const { set, knowledge } = request;
  const done: SetSync = {
    code: set.code,
    name: set.name,
    cards: null,
    refusals: [...knowledge.refusals],
    notes: [],
  };
  try {
    done.cards = await syncCards(request, options, done);
  } catch (error) {
    const source = knowledge.cards?.source ?? 'swu-db';
    const refusal = refusalOf(error, source);
    if (refusal.code === 'NO_CARDS')
      done.notes.push({ source, about: set.name, message: 'has no cards' });
    else done.refusals.push(refusal);
  }
  return done;
}

async function syncCards(
  { set, knowledge, fingerprints, progress }: SetSyncRequest,
  options: SetSyncOptions,
  done: SetSync,
): Promise<ImportReport | null> {
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
  progress('CARDS', `Writing ${file.printings.length} printings of ${set.name}.`);
  return writeSetFile(
    options.database,
    file,
    {
      source: cards.name,
      contentHash: cards.hash,
      setCode: set.code,
      recordedAt: options.recordedAt ?? null,
      texts: { nameIfNone: set.name },
      releasedOn: set.releasedOn,
      ...(known && { details: known }),
      accept: options.accept ?? false,
      demo: {
        replaceDemo: options.replaceDemo ?? false,
        discardChanges: options.discardChanges ?? false,
        dataDir: options.dataDir,
        now: options.now,
        progress: (message) => progress('CARDS', message),
      },
    },
    // Without details that should be there, the next sync tries again.
    details !== undefined && known === undefined
      ? undefined
      : (tx, cardSetId) => noteFingerprint(tx, cardSetId, 'CARDS', fingerprint),
  );
}
