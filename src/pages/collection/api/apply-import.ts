import type { AppliedImport, ImportMode, ImportProgress } from '@domain/collection-file';
import { callFaults, readRefusedAnswer, type ApiError } from '@/shared/api';

type Applied = { applied: AppliedImport } | { error: ApiError };

/** The longest silence of the server, in milliseconds. */
const SILENT_FOR = 30_000;

/**
 * Applies the changes of a preview. A retry changes nothing twice. It never throws.
 *
 * @param onWritten called with the number of written changes and their total
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
