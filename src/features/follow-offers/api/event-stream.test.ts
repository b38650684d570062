import { readEventStream } from './event-stream';

const BEATS = 40_000;

/** A server that sends a greeting and then the given messages. */
function connect() {
  let say = (_text: string) => undefined as void;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      say = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
  });
  globalThis.fetch = async (_input, init) => {
    init?.signal?.addEventListener('abort', () => void body.cancel().catch(() => undefined));
    return new Response(
      body.pipeThrough(new TransformStream(), init?.signal ? { signal: init.signal } : {}),
    );
  };
  const onMessages = jest.fn();
  const over = new AbortController();
  return { ending: readEventStream({ after: null, onMessages }, over), say, onMessages, over };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a silent connection is given up', async () => {
  const { ending } = connect();
  await jest.advanceTimersByTimeAsync(BEATS);
  expect(await ending).toEqual({ why: 'lost', retryAfterSeconds: 0 });
});

test('signs of life keep a connection without events open', async () => {
  const { ending, say, onMessages, over } = connect();
  for (let beat = 0; beat < 8; beat += 1) {
    await jest.advanceTimersByTimeAsync(BEATS / 2);
    say(': beat\n\n');
    await jest.advanceTimersByTimeAsync(1);
  }
  say('id: 1\nevent: offer\nda');
  await jest.advanceTimersByTimeAsync(1);
  expect(onMessages).not.toHaveBeenCalled();
  say('ta: ü\n\n');
  await jest.advanceTimersByTimeAsync(1);
  expect(onMessages).toHaveBeenCalledWith([{ id: '1', event: 'offer', data: 'ü' }]);
  over.abort();
  expect(await ending).toMatchObject({ why: 'lost' });
});

test('a refusal says when to retry', async () => {
  globalThis.fetch = async () =>
    new Response(null, { status: 429, headers: { 'retry-after': '7' } });
  const asked = { after: null, onMessages: () => undefined };
  const ending = await readEventStream(asked, new AbortController());
  expect(ending).toEqual({ why: 'lost', retryAfterSeconds: 7 });
});
