import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anOffer, anOfferItem, anOfferNote } from '@tests/factories/offer';
import { failing } from '@tests/support/client/fake-api';
import { openOffer } from '@tests/support/screens/offer-page';

/** A note that was written the given number of minutes after ten. */
const aNote = (by: 'fern' | 'moss', content: string, minutes: number) =>
  anOfferNote(content, {
    by,
    id: `${minutes + 1000}`,
    createdAt: new Date(Date.UTC(2026, 2, 1, 10, minutes)).toISOString(),
  });
type Notes = ReturnType<typeof aNote>[];

const openWith = (notes: Notes, earlier: Notes = []) =>
  openOffer(anOffer({ offerItems: [anOfferItem()], notes }), { earlierOfferNotes: earlier });

const log = () => screen.findByRole('log', { name: 'Notes' });
const notes = async () =>
  within(await log())
    .queryAllByRole('listitem')
    .map((item) => item.textContent?.replace(/\d+:\d+\s.M|March \d+, 2026/g, '').trim());
const field = () => screen.findByRole('textbox', { name: 'Write a note' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const sentKeys = (api: ReturnType<typeof openOffer>['api']) =>
  api.calls
    .filter(({ operationName }) => operationName === 'AddOfferNote')
    .map(({ variables }) => variables['idempotencyKey']);

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('notes are in the order of time; authors are named after a change or a gap, but never the viewer', async () => {
  openWith([
    aNote('moss', 'Hello', 0),
    aNote('moss', 'Still there?', 5),
    aNote('moss', 'It seems not', 11),
    aNote('fern', 'Here I am', 12),
    aNote('fern', 'At last', 40),
    aNote('moss', 'Good', 41),
  ]);
  expect(await notes()).toEqual([
    'mossHello',
    'Still there?',
    'mossIt seems not',
    'You: Here I am',
    'You: At last',
    'mossGood',
  ]);
});

test('a note is always plain text, with its own writing direction', async () => {
  const content = '<img src=x onerror=alert(1)>\n\u202Eecived';
  openWith([aNote('moss', content, 0)]);
  const note = within(await log()).getByText(/onerror/);
  expect(note.textContent).toBe(content);
  expect(note).toHaveAttribute('dir', 'auto');
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('a blank note can’t be sent', async () => {
  const { user, offer } = openOffer();
  expect(await field()).toHaveValue('');
  expect(sendButton()).toBeDisabled();
  await user.type(await field(), '  \u200B ');
  expect(sendButton()).toBeDisabled();
  await user.type(await field(), '{Enter}');
  expect(offer.notes).toEqual([]);
  await user.type(await field(), 'x');
  expect(sendButton()).toBeEnabled();
});

test('Enter sends, trimmed; Shift and Enter begin a new line', async () => {
  const { user, offer } = openOffer();
  await user.type(await field(), ' One{Shift>}{Enter}{/Shift}two {Enter}');
  await waitFor(() => expect(offer.notes.map(({ content }) => content)).toEqual(['One\ntwo']));
  expect(await field()).toHaveValue('');
  expect(await field()).toHaveFocus();
  await waitFor(async () => expect(await notes()).toEqual(['You: One\ntwo']));
});

test('Enter that ends the composition of a word sends nothing', async () => {
  const { user, offer } = openOffer();
  await user.type(await field(), 'にほん');
  fireEvent.keyDown(await field(), { key: 'Enter', isComposing: true });
  expect(await field()).toHaveValue('にほん');
  expect(offer.notes).toEqual([]);
});

test('the button sends as well, and the field takes the next one', async () => {
  const { user } = openOffer();
  await user.type(await field(), 'One');
  await user.click(sendButton());
  expect(await field()).toHaveFocus();
  await waitFor(async () => expect(await notes()).toEqual(['You: One']));
});

test('typed text stays while the person is on another page', async () => {
  const { user, router } = openOffer();
  await user.type(await field(), 'To be continued');
  await act(() => router.navigate('/contact'));
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
  await act(() => router.navigate('/trading/offers/offer-1'));
  expect(await field()).toHaveValue('To be continued');
});

test('near its limit, the field says how much room is left; a note that is too long isn’t sent', async () => {
  const { user, offer } = openOffer();
  await field();
  fireEvent.change(await field(), { target: { value: 'a'.repeat(1799) } });
  expect(screen.queryByText('1799 / 2000')).not.toBeInTheDocument();
  fireEvent.change(await field(), { target: { value: 'a'.repeat(2001) } });
  expect(await screen.findByText('2001 / 2000')).toBeVisible();
  await user.click(sendButton());
  expect(await field()).toHaveAccessibleDescription(/at most 2,000 characters/);
  expect(offer.notes).toEqual([]);
  fireEvent.change(await field(), { target: { value: 'a'.repeat(2000) } });
  await user.click(sendButton());
  await waitFor(() => expect(offer.notes).toHaveLength(1));
});

test('notes that can’t be sent are kept, and sent later in order under their keys', async () => {
  const { api, user, offer } = openOffer();
  await user.type(await field(), 'First');
  api.answerWith(failing.offline);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^Not sent: /)).toBeVisible();
  await user.type(await field(), 'Second');
  await user.keyboard('{Enter}');
  expect(await notes()).toEqual([
    expect.stringMatching(/^You: First/),
    expect.stringMatching(/^You: Second/),
  ]);
  api.answerWith(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(offer.notes.map(({ content }) => content)).toEqual(['First', 'Second']),
  );
  await waitFor(async () => expect(await notes()).toEqual(['You: First', 'You: Second']));
  expect(new Set(sentKeys(api)).size).toBe(2);
  expect(sentKeys(api).length).toBeGreaterThan(2);
});

test('a note beyond the rate limit says so, is kept, and is sent later', async () => {
  const { api, user, offer } = openOffer();
  await user.type(await field(), 'Quick');
  api.answerWith(
    failing.error('That was a lot at once. Try again in a minute.', { code: 'RATE_LIMITED' }),
  );
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^Not sent: That was a lot at once/)).toBeVisible();
  expect(await notes()).toEqual([expect.stringMatching(/^You: Quick/)]);
  api.answerWith(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(offer.notes.map(({ content }) => content)).toEqual(['Quick']));
  expect(new Set(sentKeys(api)).size).toBe(1);
});

test('a refused note says why, and can be edited', async () => {
  const { api, user } = openOffer();
  await user.type(await field(), 'Hm');
  api.answerWith(
    failing.error('This note contains characters that can’t be stored.', { code: 'BAD_INPUT' }),
  );
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/Not sent: This note contains/)).toBeVisible();
  expect(logged).toHaveBeenCalledWith(
    'Failed to add note',
    expect.objectContaining({ code: 'BAD_INPUT' }),
  );
  await user.type(await field(), 'next');
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(await field()).toHaveValue('Hm\nnext');
  expect(screen.queryByText(/^Not sent: /)).not.toBeInTheDocument();
});

test('earlier notes are put before the shown ones, without duplicates', async () => {
  const latest = Array.from({ length: 100 }, (_, index) => aNote('moss', `Note ${index}`, index));
  const earlier = [aNote('moss', 'The beginning', -9)];
  const { user, api } = openWith(latest, earlier);
  await user.click(await screen.findByRole('button', { name: 'Show earlier notes' }));
  await waitFor(async () => expect((await notes())[0]).toBe('mossThe beginning'));
  expect(await notes()).toHaveLength(101);
  expect(api.calls.at(-1)?.variables).toMatchObject({ offerId: 'offer-1', before: '1000' });
  expect(screen.queryByRole('button', { name: 'Show earlier notes' })).not.toBeInTheDocument();
});

test('an earlier note that is removed while it is shown is replaced', async () => {
  const latest = Array.from({ length: 100 }, (_, index) => aNote('moss', `Note ${index}`, index));
  const insult = aNote('moss', 'You fool', -9);
  const { user, api, offer } = openWith(latest, [insult]);
  await user.click(await screen.findByRole('button', { name: 'Show earlier notes' }));
  await waitFor(async () => expect((await notes())[0]).toBe('mossYou fool'));
  await waitFor(() => expect(api.rest.events.connections).toBe(1));
  act(() => api.rest.events.open());
  offer.removedNoteIds = [insult.id];
  offer.version += 1;
  act(() => api.rest.events.tell({ offerId: 'offer-1', kind: 'NOTE_REMOVED', mine: false }));
  await waitFor(async () =>
    expect((await notes())[0]).toBe('mossAn administrator removed this note.'),
  );
});

test('the other side’s note appears by itself and is announced politely; the viewer’s own isn’t', async () => {
  const { api, user, offer } = openWith([aNote('moss', 'Hello', 0)]);
  await log();
  await waitFor(() => expect(api.rest.events.connections).toBe(1));
  act(() => api.rest.events.open());
  const received = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

  await user.type(await field(), 'Hi{Enter}');
  await waitFor(async () => expect(await notes()).toContain('You: Hi'));
  offer.notes.push(aNote('moss', 'Tomorrow at noon?', 60));
  offer.version += 1;
  act(() => api.rest.events.tell({ offerId: 'offer-1', kind: 'NOTED', mine: false }));
  await waitFor(() => expect(received()).toContain('moss: Tomorrow at noon?'));
  expect(await notes()).toContain('mossTomorrow at noon?');
});
