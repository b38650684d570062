import { useEffect, useReducer, useRef } from 'react';
import {
  type ColumnMapping,
  FileRefused,
  guessedMapping,
  MAX_FILE_BYTES,
  type UnknownColumns,
} from '@domain/collection-file';
import type { ApiError } from '@/shared/api';
import { sendCardFile } from '../api/send-card-file';
import { recallMapping, rememberMapping } from './column-memory';

/** A file's columns, and the person's mapping of them. */
interface MappedColumns {
  columns: UnknownColumns;
  mapping: ColumnMapping;
}

/** The stage of a file that the server reads. */
export type CardFileState<Read> =
  | { step: 'choosing'; error: ApiError | null }
  | { step: 'reading'; fileName: string; sent: number; size: number }
  | ({ step: 'mapping'; fileName: string } & MappedColumns)
  | {
      step: 'read';
      fileName: string;
      read: Read;
      /** The mapping with which it was read, if its columns weren't known. */
      mapped: MappedColumns | null;
    };

type CardFileEvent<Read> =
  | { type: 'again' }
  | { type: 'begun'; fileName: string; size: number }
  | { type: 'sent'; bytes: number }
  | { type: 'refused'; error: ApiError }
  | { type: 'unknown'; fileName: string; mapped: MappedColumns }
  | { type: 'mapped'; mapping: ColumnMapping }
  | { type: 'remapped' }
  | { type: 'read'; fileName: string; read: Read; mapped: MappedColumns | null };

const choosing = { step: 'choosing', error: null } as const;

/** Moves a file from stage to stage; an event that comes too late for its stage changes nothing. */
function cardFileReducer<Read>(
  state: CardFileState<Read>,
  event: CardFileEvent<Read>,
): CardFileState<Read> {
  switch (event.type) {
    case 'again':
      return choosing;
    case 'begun':
      return { step: 'reading', fileName: event.fileName, sent: 0, size: event.size };
    case 'sent':
      return state.step === 'reading' ? { ...state, sent: event.bytes } : state;
    case 'refused':
      return { step: 'choosing', error: event.error };
    case 'unknown':
      return { step: 'mapping', fileName: event.fileName, ...event.mapped };
    case 'mapped':
      return state.step === 'mapping' ? { ...state, mapping: event.mapping } : state;
    case 'remapped':
      if (state.step !== 'read' || state.mapped === null) return state;
      return { step: 'mapping', fileName: state.fileName, ...state.mapped };
    case 'read': {
      const { fileName, read, mapped } = event;
      return { step: 'read', fileName, read, mapped };
    }
  }
}

/** The last request, for a retry. */
interface LastSent {
  file: Blob;
  fileName: string;
  mapped: MappedColumns | null;
}

/**
 * Reads a file or a pasted text, from the choice to the server's answer.
 *
 * @param path the endpoint that reads the file
 */
export function useCardFile<Read>(path: string) {
  const [state, tell] = useReducer(cardFileReducer<Read>, choosing);
  const upload = useRef<AbortController | null>(null);
  const last = useRef<LastSent | null>(null);
  // Closing the dialog ends the upload.
  useEffect(() => () => upload.current?.abort(), []);

  const send = async (given: LastSent): Promise<void> => {
    const { file, fileName, mapped } = given;
    if (file.size > MAX_FILE_BYTES) {
      const { code, message } = new FileRefused('TOO_LARGE');
      return tell({ type: 'refused', error: { code, message } });
    }
    upload.current?.abort();
    last.current = given;
    const { signal } = (upload.current = new AbortController());
    tell({ type: 'begun', fileName, size: file.size });
    const answer = await sendCardFile<Read>({
      path,
      file,
      fileName,
      mapping: mapped?.mapping ?? null,
      signal,
      onSent: (bytes) => tell({ type: 'sent', bytes }),
    });
    if (signal.aborted) return undefined;
    if ('error' in answer) return tell({ type: 'refused', error: answer.error });
    if ('read' in answer) return tell({ type: 'read', fileName, read: answer.read, mapped });
    const { columns } = answer;
    const recalled = mapped === null ? recallMapping(columns.header) : null;
    if (recalled) return send({ file, fileName, mapped: { columns, mapping: recalled } });
    const mapping = mapped?.mapping ?? guessedMapping(columns.header);
    return tell({ type: 'unknown', fileName, mapped: { columns, mapping } });
  };

  return {
    state,
    send: (file: Blob, fileName: string) => void send({ file, fileName, mapped: null }),
    /** Sends the same again if the connection failed. */
    retry: () => {
      if (last.current !== null) void send(last.current);
    },
    map: (mapping: ColumnMapping) => tell({ type: 'mapped', mapping }),
    /** Reads the file with the mapping, and remembers it for files with the same columns. */
    readAsMapped: () => {
      if (state.step !== 'mapping' || last.current === null) return;
      const { columns, mapping } = state;
      rememberMapping(columns.header, mapping);
      void send({ ...last.current, mapped: { columns, mapping } });
    },
    remap: () => tell({ type: 'remapped' }),
    again: () => {
      upload.current?.abort();
      tell({ type: 'again' });
    },
  };
}

export type CardFile<Read> = ReturnType<typeof useCardFile<Read>>;
