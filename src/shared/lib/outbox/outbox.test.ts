import { configureStore, type PayloadAction } from '@reduxjs/toolkit';
import { createDrafts, newDraft, type Draft, type OutboxState } from './outbox';

const offline = { code: 'NETWORK', message: 'The server can’t be reached.' };

/** Lets pending promises settle. */
const breathe = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

/** An outbox in which a lane holds several drafts. */
function startLetters({ isPatient = true } = {}) {
  const initialState: OutboxState<Draft<string, object>> = { entries: {} };
  const network = { isUp: true, refuses: '' };
  const arrived: string[] = [];
  const letters = createDrafts({
    name: 'letters',
    initialState,
    laneOf: () => 'lane',
    flashes: () => false,
    reducers: {
      written({ entries }, { payload: text }: PayloadAction<string>) {
        entries[text] = newDraft({}, text);
      },
      drafted({ entries }, { payload: text }: PayloadAction<string>) {
        entries[text] = { ...newDraft({}, text), status: 'kept' };
      },
    },
    selectors: {},
  });
  const outbox = letters.outbox({
    isPatient,
    send:
      (_key, { wanted }) =>
      async () => {
        await new Promise((resolve) => setTimeout(resolve));
        if (!network.isUp) return { error: { ...offline, retryAt: 0 } };
        if (wanted === network.refuses) return { data: 'No' };
        arrived.push(wanted);
        return { data: 'Yes' };
      },
    read: (said) =>
      said === 'Yes'
        ? { there: {}, errors: [] }
        : { there: null, errors: [{ code: null, message: said }] },
  });
  const store = configureStore({ reducer: { letters: letters.reducer } });
  const entries = () => store.getState().letters.entries;
  const dispatch = store.dispatch as unknown as AppDispatch;
  return {
    entries,
    network,
    arrived,
    write: (text: string) => dispatch(outbox.post('lane', letters.actions.written(text))),
    draft: (text: string) => dispatch(letters.actions.drafted(text)),
    sendAgain: (text: string) => dispatch(outbox.sendAgain(text)),
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

test('what is kept is sent when the person says so; without patience, a lost call is theirs to repeat', async () => {
  const { draft, write, network, arrived, entries, sendAgain } = startLetters({ isPatient: false });
  draft('kept');
  write('first');
  await breathe();
  expect(arrived).toEqual(['first']);
  network.isUp = false;
  sendAgain('kept');
  await breathe();
  expect(entries()).toMatchObject({ kept: { status: 'refused', failure: offline } });
  network.isUp = true;
  window.dispatchEvent(new Event('online'));
  await breathe();
  expect(arrived).toEqual(['first']);
  sendAgain('kept');
  await breathe();
  expect(arrived).toEqual(['first', 'kept']);
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
