import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { anOffer, anOfferItem, anOfferNote } from '@tests/factories/offer';
import { openOffer } from '@tests/support/screens/offer-page';

const NOTE_HEIGHT = 50;
const BOX_HEIGHT = 300;

// jsdom lays nothing out: what a box holds is as high as its notes.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', {
    configurable: true,
    get(this: HTMLElement) {
      return this.querySelectorAll('li').length * NOTE_HEIGHT;
    },
  });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', {
    configurable: true,
    value: BOX_HEIGHT,
  });
});

const aNote = (number: number) =>
  anOfferNote(`Note ${number}`, {
    id: `${1000 + number}`,
    createdAt: new Date(Date.UTC(2026, 2, 1, 10, number)).toISOString(),
  });
const notesFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => aNote(first + index));

const log = () => screen.findByRole('log', { name: 'Notes' });
const scrollTo = (box: HTMLElement, top: number) => {
  box.scrollTop = top;
  fireEvent.scroll(box);
};
const newNotes = () => screen.queryByRole('button', { name: 'New notes' });

/** An offer whose other side can write at any time. */
async function openLive(notes: ReturnType<typeof notesFrom>, earlier: typeof notes = []) {
  const offer = anOffer({ offerItems: [anOfferItem()], notes });
  const app = openOffer(offer, { earlierOfferNotes: earlier });
  const box = await log();
  await waitFor(() => expect(app.api.rest.events.connections).toBe(1));
  act(() => app.api.rest.events.open());
  const receive = async (note: ReturnType<typeof aNote>) => {
    app.offer.notes.push(note);
    app.offer.version += 1;
    act(() => app.api.rest.events.tell({ offerId: 'offer-1', kind: 'NOTED', mine: false }));
    await screen.findByText(note.content, { selector: '[role="log"] *' });
  };
  return { ...app, box, receive };
}

test('begins at the latest note and stays with it', async () => {
  const { box, receive } = await openLive(notesFrom(1, 10));
  expect(box.scrollTop).toBe(10 * NOTE_HEIGHT);
  await receive(aNote(11));
  expect(box.scrollTop).toBe(11 * NOTE_HEIGHT);
  expect(newNotes()).not.toBeInTheDocument();
});

test('the visible part stays in place when a note arrives, and a button leads to the note', async () => {
  const { user, box, receive } = await openLive(notesFrom(1, 10));
  scrollTo(box, 40);
  await receive(aNote(11));
  expect(box.scrollTop).toBe(40);
  await user.click(newNotes()!);
  expect(box.scrollTop).toBe(11 * NOTE_HEIGHT);
  expect(newNotes()).not.toBeInTheDocument();
});

test('the button disappears once the end is visible', async () => {
  const { box, receive } = await openLive(notesFrom(1, 10));
  scrollTo(box, 40);
  await receive(aNote(11));
  expect(newNotes()).toBeVisible();
  scrollTo(box, 11 * NOTE_HEIGHT - BOX_HEIGHT);
  expect(newNotes()).not.toBeInTheDocument();
});

test('the viewer’s own note is always scrolled into view', async () => {
  const { user, box } = await openLive(notesFrom(1, 10));
  scrollTo(box, 0);
  await user.type(screen.getByRole('textbox', { name: 'Write a note' }), 'Here{Enter}');
  await waitFor(() => expect(box.scrollTop).toBe(11 * NOTE_HEIGHT));
});

test('earlier notes don’t move the visible part', async () => {
  const { user, box } = await openLive(notesFrom(1, 100), notesFrom(-1, 0));
  scrollTo(box, 10);
  await user.click(screen.getByRole('button', { name: 'Show earlier notes' }));
  await screen.findByText('Note -1');
  expect(box.scrollTop).toBe(10 + 2 * NOTE_HEIGHT);
  expect(newNotes()).not.toBeInTheDocument();
});
