import { join } from 'node:path';
import type { LimitFunction } from 'p-limit';
import { ImportRefused } from '../../import/import-refusal';
import {
  openAddress,
  shownSource,
  SOURCE_LIMITS,
  unreachable,
  type SourceLimits,
} from './open-address';
import type { ParseJson } from '../sources/json/parse-json';
import { jsonOf } from '../sources/json/read-json';
import type { SourceFile, SourceFiles } from '../sources/source';
import { cachedFile, type CachedFile, type FetchNote } from './fetch-cache';
import { retried, Transient, type RetryOptions } from './retried';
import { retryAfterMs } from './retry-after';

interface WebFilesOptions {
  /** The source's address; without one, it has no files. */
  address: string | undefined;
  /** Where fetched files are kept. */
  cacheFolder: string;
  /** The operator's e-mail address, for the provider. */
  contact: string;
  parse: ParseJson;
  /** Bounds the requests at once, of all sources together. */
  limit: LimitFunction;
  now: Date;
  signal?: AbortSignal | undefined;
  limits?: SourceLimits;
  retry?: Partial<RetryOptions>;
}

/**
 * A source's files at its address. Each is asked for once a day (UTC) at most, and then fetched only if it has changed
 * (rules/catalogue#politeness).
 */
export function webFiles(options: WebFilesOptions): SourceFiles {
  const { address } = options;
  const find = async (path: string): Promise<SourceFile | null> => {
    if (address === undefined) return null;
    const url = path === '' ? address : `${address.replace(/\/$/, '')}/${path}`;
    const cached = cachedFile(join(options.cacheFolder, path === '' ? 'all' : path), url);
    const note = await cached.note();
    const current =
      note && isSameDay(new Date(note.askedAt), options.now)
        ? note
        : await options.limit(() =>
            retried(() => ask(url, cached, note, options), {
              ...options.retry,
              signal: options.signal,
            }),
          );
    return fileOf(url, cached, current, options.parse);
  };
  return {
    find,
    async all() {
      const file = await find('');
      return file === null ? [] : [file];
    },
  };
}

function fileOf(
  url: string,
  cached: CachedFile,
  note: FetchNote,
  parse: ParseJson,
): SourceFile | null {
  if (note.hash === null) return null;
  const statedAt = new Date(note.lastModified ?? Number.NaN);
  return {
    name: shownSource(url),
    hash: note.hash,
    statedAt: Number.isNaN(statedAt.getTime()) ? null : statedAt,
    json: () => jsonOf(cached.chunks(), parse),
    discard: () => cached.discard(),
  };
}

/** A clock that was wrong, and a day ahead, doesn't keep us from asking. */
const isSameDay = (a: Date, b: Date): boolean =>
  a.toISOString().slice(0, 10) === b.toISOString().slice(0, 10);

/** The statuses of what isn't there, and of a provider that may answer later. */
const ABSENT = new Set([404, 410]);
const LATER = new Set([408, 425, 429, 500, 502, 503, 504]);

async function ask(
  url: string,
  cached: CachedFile,
  former: FetchNote | null,
  { contact, now, limits = SOURCE_LIMITS, signal }: WebFilesOptions,
): Promise<FetchNote> {
  const answer = await openAddress(url, {
    limits,
    signal,
    headers: {
      'user-agent': `Starbinder (${contact})`,
      accept: 'application/json',
      ...(former?.hash && former.etag !== null && { 'if-none-match': former.etag }),
      ...(former?.hash && former.lastModified && { 'if-modified-since': former.lastModified }),
    },
  }).catch(asTransient);
  const { status, headers } = answer;
  const note = (hash: string | null): FetchNote => ({
    address: url,
    askedAt: now.toISOString(),
    etag: headers.etag ?? (status === 304 ? (former?.etag ?? null) : null),
    lastModified:
      headers['last-modified'] ?? (status === 304 ? (former?.lastModified ?? null) : null),
    hash,
  });
  const kept = async (hash: string | null): Promise<FetchNote> => {
    const written = note(hash);
    await cached.keepNote(written);
    return written;
  };
  try {
    if (status === 304 && former?.hash) return await kept(former.hash);
    if (ABSENT.has(status)) return await kept(null);
    if (LATER.has(status)) {
      throw new Transient(
        unreachable(url, `answered with status ${status}`),
        retryAfterMs(headers),
      );
    }
    if (status !== 200) throw unreachable(url, `answered with status ${status}`);
    if (headers['content-type']?.includes('text/html')) {
      throw new ImportRefused('NOT_THE_FORMAT', `${shownSource(url)} answered with a web page.`);
    }
    return await kept(await cached.keep(answer.chunks()).catch(asTransient));
  } finally {
    answer.close();
  }
}

/** What failed on the way may work a moment later; too large a file won't. */
function asTransient(error: unknown): never {
  const isTransient = error instanceof ImportRefused && error.code === 'ADDRESS_UNREACHABLE';
  throw isTransient ? new Transient(error, null) : error;
}
