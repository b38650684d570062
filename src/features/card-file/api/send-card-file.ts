import { type ColumnMapping, mappingText, type UnknownColumns } from '@domain/collection-file';
import { callFaults, readRefusedAnswer, type ApiError } from '@/shared/api';

/** Milliseconds that the server may take once the file has arrived. */
const ANSWERS_WITHIN = 60_000;

/** `columns` where the person can say what the file's columns are. */
type Answer<Read> = { read: Read } | { columns: UnknownColumns } | { error: ApiError };

interface Sending {
  /** Of the call that reads it. */
  path: string;
  file: Blob;
  fileName: string;
  /** The person's, for a file whose columns aren't known. */
  mapping: ColumnMapping | null;
  /** Called with how many bytes have arrived. */
  onSent: (bytes: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a file and returns what the server read. By XMLHttpRequest, since `fetch` reports nothing of a body
 * that is on its way. It never throws.
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
    // Whatever the browser takes it for: what it is, the server sees.
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

/** The columns that a refusal shows the person, to be mapped. */
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
