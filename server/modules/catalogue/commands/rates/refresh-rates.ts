import { readFile, stat } from 'node:fs/promises';
import type { Database } from '@server/platform/db/database';
import { storeRates } from './write-rates';
import { FetchFailed, fetchPublic } from '@server/platform/public-fetch';
import { readEcbFile } from './ecb-file';
import { RatesRefused, type RatesRefusal } from './rates-refusal';

interface RefreshOptions {
  database: Database;
  now?: Date;
  /** Ends it early. */
  signal?: AbortSignal;
  /** Milliseconds that an address may take. */
  time?: number;
  /** Also allows plain http and hosts of this machine; for tests. */
  loopback?: boolean;
}

type RatesOutcome =
  | { ok: true; day: string; changed: string[] }
  | { ok: false; refusal: RatesRefusal };

/** The bank's file has 2 kB. */
const MAX_BYTES = 256 * 1024;
const WITHIN_MS = 20_000;

/** Whether a source is an address; otherwise it is a file. */
const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);

/**
 * Reads exchange rates from a file or an https address in the European Central Bank's daily format, and stores them. A
 * refused source changes nothing (rules/prices#exchange-rates).
 *
 * @throws whatever the database throws
 */
export async function refreshRates(source: string, options: RefreshOptions): Promise<RatesOutcome> {
  const { database, now = new Date() } = options;
  try {
    const bytes = await (isAddress(source) ? readAddress(source, options) : readLocalFile(source));
    const rates = readEcbFile(bytes.toString('utf8'), now);
    return { ok: true, day: rates.day, changed: await storeRates(database, rates) };
  } catch (error) {
    if (!(error instanceof RatesRefused)) throw error;
    const { code, message } = error;
    return { ok: false, refusal: { code, message } };
  }
}

async function readAddress(source: string, { time, loopback, signal }: RefreshOptions) {
  try {
    return await fetchPublic(source, {
      accept: 'application/xml, text/xml',
      what: 'a file of exchange rates',
      isWanted: (type) => !type.startsWith('text/html'),
      bytes: MAX_BYTES,
      time: time ?? WITHIN_MS,
      loopback: loopback ?? false,
      ...(signal && { signal }),
    });
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error;
    throw new RatesRefused('ADDRESS_UNREACHABLE', error.message);
  }
}

async function readLocalFile(path: string): Promise<Buffer> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new RatesRefused('FILE_UNREADABLE', 'There is no such file.');
  if (found.size > MAX_BYTES) throw new RatesRefused('TOO_LARGE', 'The file is too large.');
  return readFile(path).catch(() => {
    throw new RatesRefused('FILE_UNREADABLE', 'There is no permission to read it.');
  });
}
