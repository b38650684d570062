import { configureStore, type PayloadAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import {
  createDrafts,
  isShown,
  newDraft,
  type Draft,
  type DraftAnswer,
  type OutboxState,
} from './outbox';

interface Value {
  count: number;
}
interface Seen extends Value {
  version: number;
}
type Entry = Draft<Value, Seen>;
interface State extends OutboxState<Entry> {
  saved: string[];
  unsaved: string[];
}

const isSame = (one: Value, other: Value) => one.count === other.count;
const seenAt = (count: number, version = 1): Seen => ({ count, version });
const offline = { code: 'NETWORK', message: 'The server can’t be reached.' };
const conflict = { code: 'CONFLICT', message: 'Changed elsewhere' };

/** Lets pending promises settle. */
const breathe = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

/** A server with versions, and an outbox of drafts before it. */
function startDrafts() {
  const initialState: State = { entries: {}, saved: [], unsaved: [] };
  const there: Record<string, Seen> = { a: seenAt(0), b: seenAt(0) };
  const network: {
    mode: 'up' | 'lostBefore' | 'lostAfter' | 'invalid' | 'forbidden' | 'impossible';
  } = { mode: 'up' };
  const sent: string[] = [];
  const inFlight: Record<string, number> = { a: 0, b: 0 };
  let most = 0;
  const answer = (now: Seen | null, errors: DraftAnswer<Seen>['errors'] = []) => ({
    data: { there: now, errors },
  });
  const drafts = createDrafts({
    name: 'things',
    initialState,
    isSame,
    flashes: ({ entries }, key) => (entries[key]?.wanted.count ?? 0) > 0,
    onSaved: ({ saved }, key) => void saved.push(key),
    onUnsaved: ({ unsaved }, key) => void unsaved.push(key),
    reducers: {
      edited({ entries }, { payload }: PayloadAction<{ key: string; count: number; seen: Seen }>) {
        const draft = entries[payload.key];
        const wanted = { count: payload.count };
        if (draft && isShown(draft)) draft.wanted = wanted;
        else entries[payload.key] = newDraft(payload.seen, wanted);
      },
    },
    selectors: {},
  });
  const outbox = drafts.outbox({
    send:
      (key, { wanted, seen }) =>
      async () => {
        inFlight[key] = (inFlight[key] ?? 0) + 1;
        most = Math.max(most, inFlight[key]);
        sent.push(`${key}=${wanted.count}`);
        await new Promise((resolve) => setTimeout(resolve));
        inFlight[key] -= 1;
        const before = there[key] ?? seenAt(0);
        if (network.mode === 'lostBefore') return { error: offline };
        if (network.mode === 'forbidden') return { error: { code: 'FORBIDDEN', message: 'No' } };
        if (network.mode === 'invalid') {
          return answer(before, [{ code: 'INVALID', message: 'Too many' }]);
        }
        if (network.mode === 'impossible') return answer(null, [conflict]);
        if (seen.version !== before.version) return answer(before, [conflict]);
        const now = isSame(before, wanted) ? before : seenAt(wanted.count, before.version + 1);
        there[key] = now;
        return network.mode === 'up' ? answer(now) : { error: offline };
      },
    read: (answered) => answered,
    failure: 'Failed to save',
  });
  const store = configureStore({ reducer: { things: drafts.reducer } });
  const entries = () => store.getState().things.entries;
  const dispatch = store.dispatch as unknown as AppDispatch;
  return {
    entries,
    there,
    network,
    sent,
    most: () => most,
    state: () => store.getState().things,
    edit: (key: string, count: number) =>
      dispatch(outbox.post(key, drafts.actions.edited({ key, count, seen: there[key]! }))),
    drop: (key: string) => dispatch(drafts.actions.entryDropped(key)),
    endFlash: (key: string) => dispatch(drafts.actions.flashEnded(key)),
    sendAgain: (key: string) => dispatch(outbox.sendAgain(key)),
    keepOwn: (key: string) => dispatch(outbox.keepOwn(key)),
    changeElsewhere: (key: string, count: number) => {
      there[key] = seenAt(count, (there[key]?.version ?? 0) + 1);
    },
  };
}

const online = () => window.dispatchEvent(new Event('online'));

test('input during a call is sent with the next one', async () => {
  const { edit, sent, there, entries, endFlash } = startDrafts();
  edit('a', 1);
  edit('a', 2);
  edit('a', 3);
  await breathe();
  expect(sent).toEqual(['a=1', 'a=3']);
  expect(there['a']).toEqual(seenAt(3, 3));
  expect(entries()['a']).toMatchObject({ status: 'saved', failure: null });
  endFlash('a');
  expect(entries()).toEqual({});
});

test('lanes are sent in parallel', async () => {
  const { edit, sent } = startDrafts();
  edit('a', 1);
  edit('b', 2);
  expect(sent).toEqual(['a=1', 'b=2']);
  await breathe();
});

test('a draft that can’t reach the server is kept, says why, and is sent as soon as possible', async () => {
  const { edit, entries, network, there } = startDrafts();
  network.mode = 'lostBefore';
  edit('a', 1);
  await breathe();
  expect(entries()['a']).toMatchObject({
    status: 'retrying',
    failure: { message: 'The server can’t be reached.' },
  });
  network.mode = 'up';
  // The next edit retries at once, with the latest value.
  edit('a', 4);
  await breathe();
  expect(there['a']).toEqual(seenAt(4, 2));
});

test('an edit whose answer was lost doesn’t conflict with itself', async () => {
  const { edit, entries, network, there } = startDrafts();
  network.mode = 'lostAfter';
  edit('a', 1);
  await breathe();
  network.mode = 'up';
  edit('a', 2);
  await breathe();
  expect(there['a']).toEqual(seenAt(2, 3));
  expect(entries()['a']?.status).toBe('saved');
});

test('in a conflict nothing is sent until the person decides', async () => {
  const { edit, entries, there, changeElsewhere, keepOwn, sent, state } = startDrafts();
  edit('a', 1);
  changeElsewhere('a', 9);
  await breathe();
  expect(entries()['a']).toMatchObject({ status: 'conflict', theirs: seenAt(9, 2) });
  expect(state().unsaved).toEqual(['a']);
  edit('a', 5);
  await breathe();
  expect(sent).toEqual(['a=1']);
  keepOwn('a');
  await breathe();
  expect(there['a']).toEqual(seenAt(5, 3));
});

test.each([
  ['invalid', 'Too many'],
  ['forbidden', 'No'],
  ['impossible', 'Changed elsewhere'],
] as const)('a draft that is %s keeps its value, and can be sent again', async (mode, message) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { edit, entries, network, sendAgain, there } = startDrafts();
  network.mode = mode;
  edit('a', 1);
  await breathe();
  expect(entries()['a']).toMatchObject({ status: 'refused', wanted: { count: 1 } });
  expect(entries()['a']?.failure?.message).toBe(message);
  expect(logged).toHaveBeenCalledTimes(1);
  network.mode = 'up';
  sendAgain('a');
  await breathe();
  expect(there['a']).toEqual(seenAt(1, 2));
  logged.mockRestore();
});

test('an answer for a removed draft doesn’t change the next one', async () => {
  const { edit, drop, entries, there } = startDrafts();
  edit('a', 1);
  drop('a');
  there['a'] = { ...seenAt(0) };
  edit('a', 3);
  expect(entries()['a']?.wanted).toEqual({ count: 3 });
  await breathe();
  expect(entries()['a']).toMatchObject({ status: 'conflict', wanted: { count: 3 } });
});

test.each([
  ['kept', false],
  ['sending', true],
  ['retrying', true],
  ['conflict', true],
  ['refused', false],
  ['saved', false],
] as const)(
  'while a draft is %s, it is shown in place of the server’s value: %s',
  (status, shown) => {
    expect(isShown({ status })).toBe(shown);
  },
);

type Incident =
  | { key: 'a' | 'b'; count: number; by: 'person' | 'other' }
  | 'lostBefore'
  | 'lostAfter'
  | 'up'
  | 'pause';

const incidents: fc.Arbitrary<Incident[]> = fc.array(
  fc.oneof(
    fc.record({
      key: fc.constantFrom('a' as const, 'b' as const),
      count: fc.integer({ min: 1, max: 5 }),
      by: fc.constantFrom('person' as const, 'person' as const, 'other' as const),
    }),
    fc.constantFrom('lostBefore' as const, 'lostAfter' as const, 'up' as const, 'pause' as const),
  ),
  { maxLength: 16 },
);

test('whatever happens, the server has what the person wanted last, sent one call at a time', async () => {
  await fc.assert(
    fc.asyncProperty(incidents, async (all) => {
      const { edit, changeElsewhere, entries, network, there, keepOwn, most } = startDrafts();
      const wanted: Record<string, number> = {};
      for (const incident of all) {
        if (incident === 'pause') await breathe();
        else if (typeof incident === 'string') {
          network.mode = incident;
          online();
        } else if (incident.by === 'person') {
          edit(incident.key, incident.count);
          wanted[incident.key] = incident.count;
        } else {
          changeElsewhere(incident.key, incident.count);
          // Where the person's draft is over, the later change holds.
          if (!entries()[incident.key] || entries()[incident.key]?.status === 'saved') {
            delete wanted[incident.key];
          }
        }
      }
      network.mode = 'up';
      const isOver = () => Object.values(entries()).every(({ status }) => status === 'saved');
      for (let tries = 0; tries < 20 && !isOver(); tries += 1) {
        online();
        for (const [key, { status }] of Object.entries(entries())) {
          if (status === 'conflict') keepOwn(key);
        }
        await breathe();
      }
      expect(isOver()).toBe(true);
      expect(most()).toBeLessThanOrEqual(1);
      for (const [key, count] of Object.entries(wanted)) expect(there[key]?.count).toBe(count);
    }),
    { numRuns: 60 },
  );
}, 60_000);
