import { callFaults, readRefusedAnswer, type ApiError } from '@/shared/api';

/** The time limit for the server's answer once the file has arrived, in milliseconds. */
const ANSWERS_WITHIN = 60_000;

interface SentFile {
  /** The path of the call, with its query. */
  path: string;
  file: Blob;
  /** Its media type, as the call wants it. */
  type: string;
  /** Called with the number of bytes that have arrived. */
  onSent?: (bytes: number) => void;
  signal: AbortSignal;
}

/** `refused` is the answer's text with a status other than 200. */
type Answer<Read> = { read: Read } | { error: ApiError; refused?: string };

/**
 * Sends a file and returns the server's JSON. Uses XMLHttpRequest, since `fetch` doesn't report the progress of an
 * upload. It never throws.
 */
export const sendFile = <Read>({
  path,
  file,
  type,
  onSent,
  signal,
}: SentFile): Promise<Answer<Read>> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (answer: Answer<Read>) => {
      clearTimeout(timer);
      resolve(answer);
    };
    request.upload.addEventListener('progress', ({ loaded }) => onSent?.(loaded));
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
    request.open('POST', path);
    request.setRequestHeader('content-type', type);
    request.send(file);
  });

async function answerOf<Read>({ status, responseText }: XMLHttpRequest): Promise<Answer<Read>> {
  if (status !== 200) {
    const isStatus = status >= 400 && status <= 599;
    const answer = new Response(responseText, { status: isStatus ? status : 500 });
    return { error: await readRefusedAnswer(answer), refused: responseText };
  }
  try {
    return { read: JSON.parse(responseText) as Read };
  } catch {
    return { error: callFaults.unreadable };
  }
}
