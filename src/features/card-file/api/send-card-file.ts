import { type ColumnMapping, mappingText, type UnknownColumns } from '@domain/collection-file';
import type { ApiError } from '@/shared/api';
import { sendFile } from '@/shared/lib/files/send-file';

/** `columns` if the person can name the file's columns. */
type Answer<Read> = { read: Read } | { columns: UnknownColumns } | { error: ApiError };

interface Sending {
  /** The path of the call that reads it. */
  path: string;
  file: Blob;
  fileName: string;
  /** The person's mapping, for a file with unknown columns. */
  mapping: ColumnMapping | null;
  /** Called with the number of bytes that have arrived. */
  onSent: (bytes: number) => void;
  signal: AbortSignal;
}

/** Sends a file of cards and returns what the server read. It never throws. */
export async function sendCardFile<Read>({
  path,
  fileName,
  mapping,
  ...sending
}: Sending): Promise<Answer<Read>> {
  const query = new URLSearchParams({ file_name: fileName });
  if (mapping !== null) query.set('columns', mappingText(mapping));
  const answer = await sendFile<Read>({
    ...sending,
    path: `${path}?${query}`,
    // Regardless of the browser's guess: the server detects the format.
    type: 'application/octet-stream',
  });
  if ('read' in answer) return answer;
  const columns = columnsIn(answer.refused);
  return columns ? { columns } : { error: answer.error };
}

/** The columns in a refusal that the person can map. */
function columnsIn(text: string | undefined): UnknownColumns | undefined {
  try {
    const body = JSON.parse(text ?? '') as {
      errors?: { extensions?: { columns?: UnknownColumns } }[];
    };
    return body.errors?.[0]?.extensions?.columns;
  } catch {
    return undefined;
  }
}
