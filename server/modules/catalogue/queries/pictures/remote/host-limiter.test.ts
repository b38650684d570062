import { HostUnavailable } from '../picture-unavailable';
import { createHostLimiter } from './host-limiter';

/** A request to a host, which lasts until the test ends it. */
function openAsk() {
  const under = { way: [] as string[] };
  const ends = new Map<string, () => void>();
  const ask = (name: string) => () =>
    new Promise<string>((resolve) => {
      under.way.push(name);
      ends.set(name, () => {
        under.way = under.way.filter((other) => other !== name);
        resolve(name);
      });
    });
  return { ask, end: (name: string) => ends.get(name)?.(), underWay: () => under.way };
}

/** All pending promises have settled. */
const settled = () => new Promise(setImmediate);

test('at most four hosts get requests at once, each one at a time', async () => {
  const askHost = createHostLimiter(() => undefined);
  const { ask, end, underWay } = openAsk();
  const all = ['a', 'b', 'c', 'd', 'e'].flatMap((host) =>
    [1, 2].map((n) => askHost(host, ask(`${host}${n}`))),
  );
  await settled();
  expect(underWay()).toEqual(['a1', 'b1', 'c1', 'd1']);
  end('a1');
  await settled();
  // A host with many requests doesn't delay another one.
  expect(underWay()).toEqual(['b1', 'c1', 'd1', 'e1']);
  for (const name of ['b1', 'c1', 'd1', 'e1', 'a2', 'b2', 'c2', 'd2', 'e2']) {
    end(name);
    await settled();
  }
  expect(underWay()).toEqual([]);
  await expect(Promise.all(all)).resolves.toHaveLength(10);
});

test('a failing host gets no more requests, not even waiting ones, and other hosts still do', async () => {
  const down: string[] = [];
  const askHost = createHostLimiter(({ message }) => down.push(message));
  let requests = 0;
  const fails = async () => {
    requests += 1;
    throw new HostUnavailable('No answer.');
  };
  const all = await Promise.allSettled([1, 2, 3].map(() => askHost('a', fails)));
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(askHost('a', fails)).rejects.toThrow('a failed a short while ago.');
  await expect(askHost('b', async () => 'b')).resolves.toBe('b');
  expect([requests, down]).toEqual([1, ['No answer.']]);
});

test('a host gets requests again later', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  try {
    const askHost = createHostLimiter(() => undefined);
    const fails = () => Promise.reject(new HostUnavailable('No answer.'));
    await expect(askHost('a', fails)).rejects.toThrow('No answer.');
    jest.advanceTimersByTime(5 * 60_000 + 1);
    await expect(askHost('a', async () => 'back')).resolves.toBe('back');
  } finally {
    jest.useRealTimers();
  }
});
