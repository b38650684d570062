import { callFaults, readRefusedAnswer, type ApiError } from '@/shared/api';

/** Milliseconds until the file begins to come; how long it is, nobody knows. */
const BEGINS_WITHIN = 10_000;

export type FetchedFile = { file: Blob; fileName: string } | { error: ApiError };

/**
 * Fetches a file of one's own or one that may be seen.
 *
 * @param path with its query
 * @param otherwise the file's name where the server names none
 */
export async function fetchFile(path: string, otherwise: string): Promise<FetchedFile> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), BEGINS_WITHIN);
  try {
    const response = await fetch(path, { credentials: 'same-origin', signal: limit.signal });
    clearTimeout(timer);
    if (!response.ok) return { error: await readRefusedAnswer(response) };
    const fileName = fileNameIn(response.headers.get('content-disposition')) ?? otherwise;
    return { file: await response.blob(), fileName };
  } catch {
    return { error: limit.signal.aborted ? callFaults.timeout : callFaults.network };
  } finally {
    clearTimeout(timer);
  }
}

const fileNameIn = (disposition: string | null): string | undefined =>
  /filename="?([\w.-]+)"?/.exec(disposition ?? '')?.[1];
