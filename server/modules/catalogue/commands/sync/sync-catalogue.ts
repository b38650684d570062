import { ImportRefused } from '../import/import-refusal';
import { findFingerprints } from './fingerprints';
import { openFiles, type SyncFrom } from './open-files';
import { parseJson, type ParseJson } from './sources/json/parse-json';
import { findSets, readSet, type SetKnowledge } from './read-sources';
import type { SetSync, SyncOutcome, SyncProgress } from './report';
import { syncSet, type SetSyncOptions } from './sync-set';

export interface SyncOptions extends Omit<SetSyncOptions, 'now'> {
  from: SyncFrom;
  /** Stops the sync after the set that is being written. */
  signal?: AbortSignal;
  progress?: (progress: SyncProgress) => void;
  now?: Date;
  /** Parses files; by default in the caller's own thread. */
  parse?: ParseJson | undefined;
}

/**
 * Brings the whole catalogue up to its sources: sets, cards, printings, pictures and prices. Only what has changed is
 * read and written. It can be repeated at any time; what is done of one that was cut off stays (rules/catalogue#sync).
 *
 * @returns a refusal if the list of sets couldn't be read; what stopped a single set is in the report
 * @throws the signal's reason, if it is stopped
 */
export async function syncCatalogue({
  from,
  signal,
  progress = () => undefined,
  now = new Date(),
  parse = parseJson,
  ...options
}: SyncOptions): Promise<SyncOutcome> {
  const { database, dataDir } = options;
  const started = performance.now();
  const files = openFiles(from, { dataDir, parse, now, signal });
  progress({ step: 'LISTING', set: null, done: 0, total: 0, message: 'Reading the list of sets.' });
  let found: Awaited<ReturnType<typeof findSets>>;
  try {
    found = await findSets(files);
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    return { ok: false, refusal: { code: error.code, message: error.message } };
  }
  const fingerprints = await findFingerprints(database);
  const total = found.sets.length;
  // All are asked for at once, and the files' limit lets through a few at a time, ahead of what is written.
  const reading = found.sets.map((set) => ({
    set,
    knowledgeOf: settled(readSet(set, files, fingerprints.has(set.code))),
  }));
  const sets: SetSync[] = [];
  for (const [done, { set, knowledgeOf }] of reading.entries()) {
    const say = (step: SyncProgress['step'], message: string) =>
      progress({ step, set: set.code, done, total, message });
    say('READING', `Reading what is known of ${set.name}.`);
    const knowledge = await knowledgeOf();
    signal?.throwIfAborted();
    const isNew = !fingerprints.has(set.code);
    if (isNew && knowledge.cards === undefined && knowledge.refusals.length === 0) {
      const message = 'has no cards in any source';
      found.notes.push({ source: set.listedBy, about: set.name, message });
      continue;
    }
    sets.push(await syncSet({ set, knowledge, fingerprints, progress: say }, { ...options, now }));
  }
  progress({ step: 'DONE', set: null, done: total, total, message: `${total} sets are done.` });
  return {
    ok: true,
    report: {
      sets: withoutRepeatedNotes(sets),
      notes: found.notes,
      isChanged: sets.some(({ cards, prices }) => cards?.isChanged || prices?.isChanged),
      milliseconds: Math.round(performance.now() - started),
    },
  };
}

/** A row that says no set is read with every set, and has one line. */
function withoutRepeatedNotes(sets: readonly SetSync[]): SetSync[] {
  const seen = new Set<string>();
  return sets.map((set) => ({
    ...set,
    notes: set.notes.filter((note) => {
      const key = JSON.stringify(note);
      return !seen.has(key) && seen.add(key);
    }),
  }));
}

type Settled = () => Promise<SetKnowledge>;

/** A promise that may fail before anybody waits for it. */
function settled(promise: Promise<SetKnowledge>): Settled {
  promise.catch(() => undefined);
  return () => promise;
}
