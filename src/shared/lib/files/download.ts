import { useState } from 'react';
import { callFaults, readRefusedAnswer, type ApiError } from '@/shared/api';

/** A requested file. */
interface Wanted {
  /** With its query. */
  path: string;
  /** Its name if the server gives none. */
  fileName: string;
  /** What it is, such as "the collection". */
  what: string;
}

interface Download {
  /** A status for screen readers; may be empty. */
  status: string;
  /** Why there is no file; null if nothing is wrong. */
  error: ApiError | null;
  start: (wanted: Wanted) => void;
  /** Requests the failed file again. */
  retry: () => void;
  dismiss: () => void;
}

/** Fetches files and has the browser save them; unlike a link, it knows why a download failed. */
export function useDownload(): Download {
  const [status, setStatus] = useState('');
  const [failed, setFailed] = useState<{ wanted: Wanted; error: ApiError } | null>(null);

  const start = async (wanted: Wanted) => {
    setFailed(null);
    setStatus(`Getting ${wanted.what}…`);
    const answer = await fetchFile(wanted.path, wanted.fileName);
    if ('error' in answer) {
      setStatus('');
      return setFailed({ wanted, error: answer.error });
    }
    saveFile(answer.file, answer.fileName);
    setStatus(`${answer.fileName} is being saved.`);
  };

  return {
    status,
    error: failed?.error ?? null,
    start: (wanted) => void start(wanted),
    retry: () => failed && void start(failed.wanted),
    dismiss: () => setFailed(null),
  };
}

/** Milliseconds until the file must begin to arrive; the whole download may take any time. */
const BEGINS_WITHIN = 10_000;

type FetchedFile = { file: Blob; fileName: string } | { error: ApiError };

/**
 * Fetches a file that the viewer may see.
 *
 * @param path with its query
 * @param otherwise the file's name if the server doesn't name it
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

/** Milliseconds in which a browser must begin saving before the file's address is revoked. */
const TAKEN_BACK_AFTER = 60_000;

/** Makes the browser save a file, as if the person had followed a link to it. */
export function saveFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_BACK_AFTER);
}
