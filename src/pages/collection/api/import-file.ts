import type {
  ImportPreview,
  AppliedImport,
  ImportMode,
  ImportProgress,
} from '@domain/collection-file';
import { callFaults, readRefusedAnswer, type ApiError } from '@/shared/api';

/** Milliseconds that the server may take once the file has arrived. */
const ANSWERS_WITHIN = 60_000;

type Previewed = { preview: ImportPreview } | { error: ApiError };

interface Sending {
  file: Blob;
  fileName: string;
  /** Called with how many bytes have arrived. */
  onSent: (bytes: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a file and returns what importing it would change. By XMLHttpRequest, since `fetch` reports nothing of a body
 * that is on its way. It never throws.
 */
export const previewFile = ({ file, fileName, onSent, signal }: Sending): Promise<Previewed> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (previewed: Previewed) => {
      clearTimeout(timer);
      resolve(previewed);
    };
    request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded));
    request.upload.addEventListener('load', () => {
      timer = setTimeout(() => {
        settle({ error: callFaults.timeout });
        request.abort();
      }, ANSWERS_WITHIN);
    });
    request.addEventListener('load', () => void read(request).then(settle));
    request.addEventListener('error', () => settle({ error: callFaults.network }));
    request.addEventListener('abort', () => settle({ error: callFaults.abandoned }));
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', `/api/import_collection?${new URLSearchParams({ file_name: fileName })}`);
    // Whatever the browser takes it for: what it is, the server sees.
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(file);
  });

async function read({ status, responseText }: XMLHttpRequest): Promise<Previewed> {
  if (status !== 200) {
    const isStatus = status >= 400 && status <= 599;
    return {
      error: await readRefusedAnswer(
        new Response(responseText, { status: isStatus ? status : 500 }),
      ),
    };
  }
  try {
    return { preview: JSON.parse(responseText) as ImportPreview };
  } catch {
    return { error: callFaults.unreadable };
  }
}

type Applied = { applied: AppliedImport } | { error: ApiError };

/** Milliseconds for which the server may be silent. */
const SILENT_FOR = 30_000;

/**
 * Changes the collection as a preview showed. Sent again, nothing is changed twice. It never throws.
 *
 * @param onWritten called with how many of how many changes are written
 */
export async function applyPreview(
  { id, mode }: { id: string; mode: ImportMode },
  onWritten: (written: number, of: number) => void,
): Promise<Applied> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENT_FOR);
  try {
    const response = await fetch(`/api/import_collection/${id}/apply?mode=${mode}`, {
      method: 'POST',
      credentials: 'same-origin',
      signal: silence.signal,
    });
    if (!response.ok) return { error: await readRefusedAnswer(response) };
    for await (const line of linesOf(response)) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENT_FOR);
      const received = JSON.parse(line) as ImportProgress;
      if ('applied' in received) return { applied: received.applied };
      if ('errors' in received) {
        return { error: await readRefusedAnswer(Response.json(received, { status: 500 })) };
      }
      onWritten(received.written, received.of);
    }
    return { error: callFaults.unreadable };
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return { error: callFaults.unreadable };
    return { error: silence.signal.aborted ? callFaults.timeout : callFaults.network };
  } finally {
    clearTimeout(timer);
  }
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield line;
    if (done) return;
  }
}
