import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { outboxReducers, type OutboxEntry, type OutboxState } from './entry';
import { createOutbox } from './outbox';

const offline = { code: 'NETWORK', message: 'The server can’t be reached.' };

/** Lets pending promises settle. */
const breathe = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

interface Letter extends OutboxEntry {
  text: string;
}

/** An outbox in which a lane holds several entries. */
function startLetters() {
  const initialState: OutboxState<Letter> = { entries: {} };
  const slice = createSlice({
    name: 'letters',
    initialState,
    reducers: {
      ...outboxReducers<OutboxState<Letter>>(),
      written({ entries }, { payload: text }: PayloadAction<string>) {
        entries[text] = { text, status: 'sending', failure: null };
      },
      delivered({ entries }, { payload: key }: PayloadAction<string>) {
        delete entries[key];
      },
    },
  });
  const store = configureStore({ reducer: { letters: slice.reducer } });
  const entries = () => store.getState().letters.entries;
  const network = { isUp: true, refuses: '' };
  const arrived: string[] = [];
  const outbox = createOutbox<Letter, string | null>({
    selectLane: () => Object.entries(entries()).map(([key, entry]) => ({ key, entry })),
    request:
      ({ entry }) =>
      async () => {
        await new Promise((resolve) => setTimeout(resolve));
        if (!network.isUp) return { error: { ...offline, retryAt: 0 } };
        if (entry.text === network.refuses) return { answer: 'No' };
        arrived.push(entry.text);
        return { answer: null };
      },
    settle: ({ key }, refusal) =>
      refusal === null
        ? slice.actions.delivered(key)
        : slice.actions.sendRefused({ key, failure: { message: refusal } }),
    actions: slice.actions,
  });
  const dispatch = store.dispatch as unknown as AppDispatch;
  return {
    entries,
    network,
    arrived,
    write: (text: string) => dispatch(outbox.post('lane', slice.actions.written(text))),
    sendAgain: (text: string) => dispatch(outbox.sendAgain('lane', text)),
  };
}

test('a lane’s entries are sent in their order, over a lost connection too', async () => {
  const { write, network, arrived, entries } = startLetters();
  network.isUp = false;
  write('first');
  write('second');
  await breathe();
  expect(entries()).toMatchObject({
    first: { status: 'retrying', failure: { retryAt: 0 } },
    second: { status: 'sending' },
  });
  network.isUp = true;
  write('third');
  await breathe();
  await breathe();
  expect(arrived).toEqual(['first', 'second', 'third']);
  expect(entries()).toEqual({});
});

test('a refused entry doesn’t block the next ones, and can be sent again', async () => {
  const { write, network, arrived, entries, sendAgain } = startLetters();
  network.refuses = 'first';
  write('first');
  write('second');
  await breathe();
  expect(arrived).toEqual(['second']);
  expect(entries()).toMatchObject({ first: { status: 'refused', failure: { message: 'No' } } });
  network.refuses = '';
  sendAgain('first');
  await breathe();
  expect(arrived).toEqual(['second', 'first']);
});

test('the browser asks before the window is closed while anything is on its way', async () => {
  const { write } = startLetters();
  const isAsked = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(isAsked()).toBe(false);
  write('first');
  expect(isAsked()).toBe(true);
  await breathe();
  expect(isAsked()).toBe(false);
});
