import { useEffect, useReducer, useRef } from 'react';
import { FileRefused, MOST_FILE_BYTES, type ImportMode } from '@domain/collection-file';
import { baseApi } from '@/shared/api';
import { useAppDispatch } from '@/shared/store';
import { applyPreview } from '../api/apply-preview';
import { previewFile } from '../api/preview-file';
import { choosing, importReducer } from './import-state';

/** An import from the choice of a file to its result. */
export function useImport() {
  const [state, tell] = useReducer(importReducer, choosing);
  const dispatch = useAppDispatch();
  const upload = useRef<AbortController | null>(null);
  const last = useRef<{ file: Blob; fileName: string } | null>(null);
  // Closing the dialog ends the upload; what is being applied goes on.
  useEffect(() => () => upload.current?.abort(), []);

  const read = async (file: Blob, fileName: string) => {
    if (file.size > MOST_FILE_BYTES) {
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
