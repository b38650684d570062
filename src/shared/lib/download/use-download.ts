import { useState } from 'react';
import type { ApiError } from '@/shared/api';
import { fetchFile } from './fetch-file';
import { saveFile } from './save-file';

/** A file that is asked for. */
interface Wanted {
  /** With its query. */
  path: string;
  /** Its name where the server names none. */
  fileName: string;
  /** What it is, such as "the collection". */
  what: string;
}

export interface Download {
  /** What is going on, for a screen reader; empty for nothing. */
  status: string;
  /** Why there is no file; null while nothing is wrong. */
  error: ApiError | null;
  start: (wanted: Wanted) => void;
  /** Asks for the file that failed once more. */
  retry: () => void;
  dismiss: () => void;
}

/** Fetches files and has the browser save them; unlike a link, it knows why there is none. */
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
