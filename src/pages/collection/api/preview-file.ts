import type { ImportPreview } from '@domain/collection-file';
import { callFaults, readRefusedAnswer, type ApiError } from '@/shared/api';

/** Milliseconds that the server may take once the file has arrived. */
const ANSWERS_WITHIN = 60_000;

export type Previewed = { preview: ImportPreview } | { error: ApiError };

interface Sending {
  file: Blob;
  fileName: string;
  /** Is told how many bytes have arrived. */
  onSent: (bytes: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a file and gets told what importing it would change. By XMLHttpRequest, since `fetch` tells nothing of a body
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
