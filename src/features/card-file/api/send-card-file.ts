import { type ColumnMapping, mappingText, type UnknownColumns } from '@domain/collection-file';
import { callFaults, readRefusedAnswer, type ApiError } from '@/shared/api';

/** The time limit for the server's answer once the file has arrived, in milliseconds. */
const ANSWERS_WITHIN = 60_000;

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

/**
 * Sends a file and returns what the server read. Uses XMLHttpRequest, since `fetch` doesn't report the progress of an
 * upload. It never throws.
 */
export const sendCardFile = <Read>({
  path,
  file,
  fileName,
  mapping,
  onSent,
  signal,
}: Sending): Promise<Answer<Read>> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (answer: Answer<Read>) => {
      clearTimeout(timer);
      resolve(answer);
    };
    request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded));
    request.upload.addEventListener('load', () => {
      timer = setTimeout(() => {
        settle({ error: callFaults.timeout });
        request.abort();
      }, ANSWERS_WITHIN);
    });
    request.addEventListener('load', () => void answerOf<Read>(request).then(settle));
    request.addEventListener('error', () => settle({ error: callFaults.network }));
    request.addEventListener('abort', () => settle({ error: callFaults.abandoned }));
    signal.addEventListener('abort', () => request.abort());
    const query = new URLSearchParams({ file_name: fileName });
    if (mapping !== null) query.set('columns', mappingText(mapping));
    request.open('POST', `${path}?${query}`);
    // Regardless of the browser's guess: the server detects the format.
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(file);
  });

async function answerOf<Read>({ status, responseText }: XMLHttpRequest): Promise<Answer<Read>> {
  if (status !== 200) {
    const columns = status === 400 ? columnsIn(responseText) : undefined;
    if (columns) return { columns };
    const isStatus = status >= 400 && status <= 599;
    return {
      error: await readRefusedAnswer(
        new Response(responseText, { status: isStatus ? status : 500 }),
      ),
    };
  }
  try {
    return { read: JSON.parse(responseText) as Read };
  } catch {
    return { error: callFaults.unreadable };
  }
}

/** The columns in a refusal that the person can map. */
function columnsIn(text: string): UnknownColumns | undefined {
  try {
    const body = JSON.parse(text) as {
      errors?: { extensions?: { columns?: UnknownColumns } }[];
    };
    return body.errors?.[0]?.extensions?.columns;
  } catch {
    return undefined;
  }
}
