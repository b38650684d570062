import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCard } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { renderApp } from '@tests/support/client/render-app';
import { takeCapsule } from '@tests/support/client/take-capsule';

const lanterns = ['Lantern Scout', 'Ember Warden', 'Quiet Comet'].map((name, index) =>
  aCard({
    id: `sor-00${index + 1}`,
    name,
    standardCardNumber: index + 1,
    cost: index + 1,
    cardVariants: [
      {
        id: `sor-00${index + 1}-standard`,
        number: `00${index + 1}`,
        otherNumbers: [],
        artist: null,
        variantType: 'STANDARD',
        currentMarketPrice: null,
        images: { front: null, back: null },
      },
    ],
  }),
);
const catalogue = { cardSets: [aCardSet({ cards: lanterns })] };

const shownNames = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => lanterns.find(({ name }) => row.textContent.includes(name))?.name);

const { setTimeout: originalTimeout, setInterval: originalInterval } = window;
function restoreTimers() {
  window.setTimeout = originalTimeout;
  window.setInterval = originalInterval;
}
afterEach(restoreTimers);

/** Waits for something that isn't visible, with a timer that isn't counted below. */
const later = originalTimeout.bind(window);
const aMoment = (milliseconds = 20) =>
  new Promise<void>((resolve) => void later(resolve, milliseconds));

/** Clears the screen, as at the start on another machine. */
async function recorded(
  path: string,
  prepare?: (app: ReturnType<typeof renderApp>) => Promise<void>,
) {
  const app = renderApp(path, { catalogue });
  await screen.findByRole('table');
  await prepare?.(app);
  const capsule = takeCapsule(app);
  const names = shownNames();
  app.unmount();
  return { capsule, names };
}

/** Longer than the time after which RTK Query tells the store of subscriptions, in milliseconds. */
const QUIET = 600;

/** Waits until the live application's own work is over: nothing has come to its store for a while. */
async function settled({ store }: ReturnType<typeof renderApp>): Promise<void> {
  let changedAt = performance.now();
  const stop = store.subscribe(() => (changedAt = performance.now()));
  while (performance.now() - changedAt < QUIET) await act(() => aMoment(50));
  stop();
}

/** A file as browsers provide it; jsdom's can't be read. */
function fileOf(content: unknown): File {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return Object.assign(new File([text], 'capsule.json'), { text: async () => text });
}

const findPlace = () => screen.findByLabelText('Capsule file');

async function choose(file: File, given?: HTMLElement) {
  const place = given ?? (await findPlace());
  // The file is read outside of React.
  await act(async () => {
    fireEvent.change(place, { target: { files: [file] } });
    await aMoment();
  });
}

const leave = () => screen.findByRole('button', { name: 'Leave' });

test('an imported capsule shows the same cards in the same order, and requests nothing', async () => {
  const { capsule, names } = await recorded('/cards/sor?view=list', async ({ user }) => {
    await user.click(screen.getByRole('button', { name: /^Name/ }));
    await user.click(screen.getByRole('button', { name: /^Name/ }));
  });
  expect(names).toEqual(['Quiet Comet', 'Lantern Scout', 'Ember Warden']);

  // The machine that shows the capsule has another catalogue.
  const app = renderApp('/contact?debug', { catalogue: { cardSets: [] } });
  const { api, user, store } = app;
  await screen.findByText('hello@example.org');
  await settled(app);
  const [calls, state] = [api.calls.length, store.getState()];
  await choose(fileOf(capsule));
  await leave();
  await screen.findByRole('table');
  expect(shownNames()).toEqual(names);

  const [, firstSort] = screen.getAllByRole('button', { name: /^(Number|Name|Cost)/ });
  await user.click(firstSort!);
  await user.click(screen.getByRole('link', { name: 'Card Sets' }));
  await user.type(screen.getByRole('combobox', { name: 'Search cards' }), 'comet');
  expect(screen.getByRole('combobox', { name: 'Search cards' })).toHaveValue('');
  expect(shownNames()).toEqual(names);
  expect(api.calls).toHaveLength(calls);
  expect(store.getState()).toBe(state);

  await user.click(await leave());
  await screen.findByText('hello@example.org');
  expect(screen.queryByRole('table')).toBeNull();
  expect(api.calls).toHaveLength(calls);
});

test('no timer runs while a capsule is shown, and the live card stays open', async () => {
  const { capsule } = await recorded('/cards/sor?view=list');
  const app = renderApp('/cards/sor?debug', { catalogue });
  const { user, store } = app;
  await user.click(await screen.findByRole('button', { name: /Ember Warden/ }));
  await screen.findByRole('dialog', { name: /Ember Warden/ });
  const place = await findPlace();
  await settled(app);

  const begun: unknown[] = [];
  window.setTimeout = ((run: () => void, after?: number) => {
    // jsdom reports a changed selection by a timer of its own.
    if (!String(run).includes('selectionchange')) begun.push([String(run), after]);
  }) as never;
  window.setInterval = ((run: () => void) => begun.push(String(run))) as never;
  await choose(fileOf(capsule), place);
  for (let tries = 0; tries < 50 && !screen.queryByRole('table'); tries += 1) {
    await act(() => aMoment());
  }
  fireEvent.pointerMove(screen.getAllByRole('row')[1]!, { clientX: 5, clientY: 5 });
  expect(shownNames()).toHaveLength(3);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(begun).toEqual([]);
  restoreTimers();

  expect(store.getState().cardDetail.cardId).toBe('sor-002');
  await user.click(await leave());
  expect(await screen.findByRole('button', { name: /Ember Warden/ })).toBeInTheDocument();
});

test.each([
  ['another program’s file', '{"name":"left-pad"}', /another program/],
  ['half a file', '{"format":"starbinder-capsule"', /breaks off/],
  ['a photo', '\u{FFFD}JFIF', /isn’t a capsule/],
])('%s is refused beside the screen, which stays', async (_what, text, sentence) => {
  const app = renderApp('/contact?debug', { catalogue });
  const { store } = app;
  await screen.findByText('hello@example.org');
  await settled(app);
  const state = store.getState();
  await choose(fileOf(text));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByText('hello@example.org')).toBeInTheDocument();
  expect(store.getState()).toBe(state);
});

test('a state of another shape is refused, and the message names the part that doesn’t fit', async () => {
  const { capsule } = await recorded('/cards/sor?view=list');
  const { cardList: _without, ...others } = capsule.finalState;
  renderApp('/contact?debug', { catalogue });
  await choose(fileOf({ ...capsule, finalState: others }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/cardList has another shape/);
});

test('a state that can’t be rendered leaves the way back', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { capsule } = await recorded('/cards/sor?view=list');
  const api = { ...(capsule.finalState['api'] as object), queries: { 'cardSets(undefined)': 5 } };
  const cardCache = { ...(capsule.finalState['cardCache'] as object), idsBySetCode: { SOR: 7 } };
  renderApp('/contact?debug', { catalogue });
  await screen.findByText('hello@example.org');
  await choose(fileOf({ ...capsule, finalState: { ...capsule.finalState, api, cardCache } }));
  fireEvent.click(await leave());
  expect(await screen.findByText('hello@example.org')).toBeInTheDocument();
  said.mockRestore();
});

test('a capsule can be dropped onto the panel', async () => {
  const { capsule } = await recorded('/cards/sor?view=list');
  renderApp('/contact?debug', { catalogue });
  fireEvent.drop(await screen.findByText('or drop a capsule here'), {
    dataTransfer: { files: [fileOf(capsule)] },
  });
  expect(await leave()).toHaveFocus();
});

test('the panel opens only by ?debug, saves the recording, and leaves the address when closed', async () => {
  const { user, router } = renderApp('/cards/sor?view=list', { catalogue });
  await screen.findByRole('table');
  expect(screen.queryByRole('complementary', { name: 'Developer panel' })).toBeNull();
  await act(() => router.navigate('/cards/sor?view=list&debug'));
  const panel = within(await screen.findByRole('complementary', { name: 'Developer panel' }));

  const saved: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await user.click(panel.getByRole('button', { name: 'Export state' }));
  await user.click(panel.getByRole('button', { name: 'Export for Redux DevTools' }));
  click.mockRestore();
  expect(names).toEqual([
    expect.stringMatching(/^starbinder-capsule-[\dT-]+\.json$/),
    expect.stringMatching(/^starbinder-devtools-[\dT-]+\.json$/),
  ]);
  const capsule = JSON.parse(await saved[0]!.text()) as ReturnType<typeof takeCapsule>;
  expect(capsule.link).toBe('/cards/sor?view=list');
  expect(panel.getByRole('status')).toHaveTextContent(/^Saved \d+ actions in \d+ kB\.$/);

  await user.click(panel.getByRole('button', { name: 'Close developer panel' }));
  await waitFor(() => expect(router.state.location.search).toBe('?view=list'));
  expect(screen.queryByRole('complementary', { name: 'Developer panel' })).toBeNull();
});
