import { firstNotes } from '../import/first-notes';
import { ImportRefused } from '../import/import-refusal';
import { SOURCE_NAMES, SOURCES, type SourceName } from './sources/all-sources';
import type { Knowledge, ListedSet, SourceFiles } from './sources/source';
import type { SetSync, SyncNote } from './report';

export type AllFiles = Record<SourceName, SourceFiles>;

/** A set as the sources list it, with what each calls it. */
export interface FoundSet extends Omit<ListedSet, 'key'> {
  keys: Partial<Record<SourceName, string>>;
  /** The first source that lists it. */
  listedBy: SourceName;
}

/**
 * All sets that sources list, by release. The first source that lists a set names it.
 *
 * @throws {ImportRefused} if a list can't be read or is missing
 */
export async function findSets(files: AllFiles): Promise<{ sets: FoundSet[]; notes: SyncNote[] }> {
  const sets = new Map<string, FoundSet>();
  const notes: SyncNote[] = [];
  let lists = 0;
  for (const source of SOURCE_NAMES) {
    const knowledge = await SOURCES[source].read(files[source], null);
    if (knowledge.sets === undefined) continue;
    lists += 1;
    const list = await knowledge.sets.load();
    for (const { key, ...set } of list.sets) {
      const found = sets.get(set.code);
      const keys = { ...found?.keys, [source]: key };
      sets.set(set.code, { ...set, listedBy: source, ...found, keys });
    }
    notes.push(
      ...firstNotes(list.leftOut).map(({ name, reason }) => ({
        source,
        about: name,
        message: reason,
      })),
    );
  }
  if (lists === 0) {
    throw new ImportRefused('FILE_UNREADABLE', 'No source has a list of card sets.');
  }
  return { sets: [...sets.values()], notes };
}

/** What all sources know of one set, each part with its source. */
export interface SetKnowledge {
  cards?: From<NonNullable<Knowledge['cards']>>;
  details?: From<NonNullable<Knowledge['details']>>;
  prices?: From<NonNullable<Knowledge['prices']>>;
  /** Sources that couldn't be read: what they know isn't known now. */
  refusals: SetSync['refusals'];
}

type From<Part> = Part & { source: SourceName };

/**
 * @param isKnown whether the catalogue has the set
 * @throws only faults, and the reason if it is stopped
 */
export async function readSet(
  set: FoundSet,
  files: AllFiles,
  isKnown: boolean,
): Promise<SetKnowledge> {
  const found: SetKnowledge = { refusals: [] };
  for (const [at, source] of SOURCE_NAMES.entries()) {
    // The first source knows cards; without them, nothing else of a new set is of use.
    if (at > 0 && found.cards === undefined && !isKnown) break;
    try {
      const request = { code: set.code, key: set.keys[source] ?? null };
      const { cards, details, prices } = await SOURCES[source].read(files[source], request);
      if (cards) found.cards ??= { ...cards, source };
      if (details) found.details ??= { ...details, source };
      if (prices) found.prices ??= { ...prices, source };
    } catch (error) {
      found.refusals.push(refusalOf(error, source));
    }
  }
  return found;
}

/** A refusal as data. @throws what isn't a refusal */
export function refusalOf(error: unknown, source: SourceName): SetSync['refusals'][number] {
  if (!(error instanceof ImportRefused)) throw error;
  const { code, message, removes } = error;
  return { source, code, message, ...(removes !== undefined && { removes }) };
}
