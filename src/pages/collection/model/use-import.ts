import { useEffect, useReducer, useRef } from 'react';
import {
  type AppliedImport,
  type ImportMode,
  type ImportPreview,
  FileRefused,
  MAX_FILE_BYTES,
} from '@domain/collection-file';
import { type ApiError, baseApi } from '@/shared/api';
import { useAppDispatch } from '@/shared/store';
import { applyPreview, previewFile } from '../api/import-file';

/** How far an import has come. */
type ImportState =
  | { step: 'choosing'; error: ApiError | null }
  | { step: 'reading'; fileName: string; sent: number; size: number }
  | { step: 'previewed'; preview: ImportPreview; mode: ImportMode; error: ApiError | null }
  | { step: 'applying'; preview: ImportPreview; mode: ImportMode; written: number; of: number }
  | { step: 'applied'; preview: ImportPreview; applied: AppliedImport };

type ImportEvent =
  | { type: 'again' }
  | { type: 'begun'; fileName: string; size: number }
  | { type: 'sent'; bytes: number }
  | { type: 'refused'; error: ApiError }
  | { type: 'previewed'; preview: ImportPreview }
  | { type: 'mode'; mode: ImportMode }
  | { type: 'applying' }
  | { type: 'written'; written: number; of: number }
  | { type: 'applied'; applied: AppliedImport };

const choosing: ImportState = { step: 'choosing', error: null };

/** What happens to an import; what comes too late for its step changes nothing. */
function importReducer(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'again':
      return choosing;
    case 'begun':
      return { step: 'reading', fileName: event.fileName, sent: 0, size: event.size };
    case 'sent':
      return state.step === 'reading' ? { ...state, sent: event.bytes } : state;
    case 'refused':
      return state.step === 'applying'
        ? { step: 'previewed', preview: state.preview, mode: state.mode, error: event.error }
        : { step: 'choosing', error: event.error };
    case 'previewed':
      return { step: 'previewed', preview: event.preview, mode: 'add', error: null };
    case 'mode':
      return state.step === 'previewed' ? { ...state, mode: event.mode } : state;
    case 'applying':
      if (state.step !== 'previewed') return state;
      return {
        step: 'applying',
        preview: state.preview,
        mode: state.mode,
        written: 0,
        of: state.preview.plans[state.mode].changes,
      };
    case 'written':
      return state.step === 'applying' ? { ...state, written: event.written, of: event.of } : state;
    case 'applied':
      if (state.step !== 'applying') return state;
      return { step: 'applied', preview: state.preview, applied: event.applied };
  }
}

/** An import from the choice of a file to its result. */
export function useImport() {
  const [state, tell] = useReducer(importReducer, choosing);
  const dispatch = useAppDispatch();
  const upload = useRef<AbortController | null>(null);
  const last = useRef<{ file: Blob; fileName: string } | null>(null);
  // Closing the dialog ends the upload; what is being applied goes on.
  useEffect(() => () => upload.current?.abort(), []);

  const read = async (file: Blob, fileName: string) => {
    if (file.size > MAX_FILE_BYTES) {
      const { code, message } = new FileRefused('TOO_LARGE');
      return tell({ type: 'refused', error: { code, message } });
    }
    upload.current?.abort();
    last.current = { file, fileName };
    const { signal } = (upload.current = new AbortController());
    tell({ type: 'begun', fileName, size: file.size });
    const answer = await previewFile({
      file,
      fileName,
      signal,
      onSent: (bytes) => tell({ type: 'sent', bytes }),
    });
    if (signal.aborted) return undefined;
    return 'error' in answer
      ? tell({ type: 'refused', error: answer.error })
      : tell({ type: 'previewed', preview: answer.preview });
  };

  const apply = async () => {
    if (state.step !== 'previewed') return;
    const { mode, preview } = state;
    tell({ type: 'applying' });
    const answer = await applyPreview({ id: preview.id, mode }, (written, of) =>
      tell({ type: 'written', written, of }),
    );
    if ('error' in answer) return tell({ type: 'refused', error: answer.error });
    dispatch(baseApi.util.invalidateTags(['Collection']));
    return tell({ type: 'applied', applied: answer.applied });
  };

  return {
    state,
    read: (file: Blob, fileName: string) => void read(file, fileName),
    /** Sends the same once more, where the way to the server failed. */
    retry: () => {
      if (last.current !== null) void read(last.current.file, last.current.fileName);
    },
    again: () => {
      upload.current?.abort();
      tell({ type: 'again' });
    },
    choose: (mode: ImportMode) => tell({ type: 'mode', mode }),
    apply: () => void apply(),
  };
}

export type Import = ReturnType<typeof useImport>;
