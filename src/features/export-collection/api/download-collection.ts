import { exportFileName, type ExportFormat } from '@domain/collection-file';
import { callFaults, readRefusedAnswer, type ApiError } from '@/shared/api';

/** Milliseconds until the file begins to come; how long it is, nobody knows. */
const BEGINS_WITHIN = 10_000;

export type Download = { file: Blob; fileName: string } | { error: ApiError };

/** Fetches a collection as a file (spec 7). @param handle null for one's own while one has none */
export async function downloadCollection(
  handle: string | null,
  format: ExportFormat,
): Promise<Download> {
  const query = new URLSearchParams({ ...(handle !== null && { user_handle: handle }), format });
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), BEGINS_WITHIN);
  try {
    const response = await fetch(`/api/export_collection?${query}`, {
      credentials: 'same-origin',
      signal: limit.signal,
    });
    clearTimeout(timer);
    if (!response.ok) return { error: await readRefusedAnswer(response) };
    const fileName = fileNameIn(response.headers.get('content-disposition'));
    return { file: await response.blob(), fileName: fileName ?? exportFileName(handle, format) };
  } catch {
    return { error: limit.signal.aborted ? callFaults.timeout : callFaults.network };
  } finally {
    clearTimeout(timer);
  }
}

const fileNameIn = (disposition: string | null): string | undefined =>
  /filename="?([\w.-]+)"?/.exec(disposition ?? '')?.[1];
