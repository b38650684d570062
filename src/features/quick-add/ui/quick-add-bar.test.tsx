import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { someCollections } from '@tests/support/client/collections';
import { countedCards } from '@tests/support/client/count-table';
import { failing } from '@tests/support/client/fake-api';
import { renderWithProviders } from '@tests/support/client/render-app';
import { aCardSet } from '@tests/factories/card-set';
import { aUser } from '@tests/factories/user';
import { aCard, aCardVariant } from '@tests/factories/card';
import { QuickAddBar } from './quick-add-bar';

/** A set that isn't shown. */
const SHADOWS = aCardSet({
  id: 'shd',
  code: 'SHD',
  cards: [
    aCard({
      id: 'pier',
      cardSetId: 'shd',
      name: 'Shadow Pier',
      cardVariants: [
        aCardVariant('STANDARD', null, { id: 'pier-standard', number: '005' }),
        aCardVariant('FOIL', null, { id: 'pier-foil', number: '005F' }),
      ],
    }),
  ],
});

const open = (
  own: Record<string, number> = {},
  cards: typeof countedCards | null = countedCards,
) => {
  const collections = someCollections({ own });
  const app = renderWithProviders(<QuickAddBar cardSetCode="SOR" cards={cards} />, {
    user: aUser(),
    catalogue: { cardSets: [aCardSet({ cards: countedCards }), SHADOWS], collections },
  });
  const have = (id: string) => collections.own[id]?.inventory ?? 0;
  return { ...app, collections, have };
};
const field = () => screen.getByRole('combobox', { name: 'Add cards of SOR' });
const added = () =>
  within(screen.getByRole('list', { name: 'Just added' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('a number, a count, Enter, and on to the next', async () => {
  const { user, have } = open({ 'scout-standard': 2 });
  await user.type(field(), '001 3{Enter}');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  await user.keyboard('1f{Enter}');
  await user.keyboard('3 x2{Enter}');
  await waitFor(() => expect(have('scout-standard')).toBe(5));
  await waitFor(() => expect(have('scout-foil')).toBe(1));
  await waitFor(() => expect(have('warden-standard')).toBe(2));
  await waitFor(() =>
    expect(added()).toEqual([
      '+2003Ember Warden StandardYou have 2Undo',
      '+1001FLantern Scout FoilYou have 1Undo',
      '+3001Lantern Scout StandardYou have 5Undo',
    ]),
  );
});

test('says what was added to those who don’t see it', async () => {
  const { user } = open({ 'scout-standard': 2 });
  await user.type(field(), '1 3{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'Added 3 × Lantern Scout, Standard. You have 5.',
    ),
  );
});

test('completes a name, and arrows choose the printing', async () => {
  const { user, have } = open();
  await user.type(field(), 'warden em');
  expect(options()).toEqual([
    '003Ember WardenStandard+1',
    '003FEmber WardenFoil+1',
    '003Ember WardenPrestige+1',
  ]);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Standard');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(field()).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { name: /Prestige/ }).id,
  );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(have('warden-prestige')).toBe(1));
  expect(options()).toEqual([]);
});

test('takes a short code for a printing', async () => {
  const { user, have } = open();
  await user.type(field(), 'lantern f 2{Enter}');
  await waitFor(() => expect(have('scout-foil')).toBe(2));
});

test('a click on a choice adds it, and the focus stays', async () => {
  const { user, have } = open();
  await user.type(field(), 'brass 4');
  await user.click(screen.getByRole('option', { name: /Brass Harrier/ }));
  await waitFor(() => expect(have('harrier-standard')).toBe(4));
  expect(field()).toHaveFocus();
});

test('Escape puts the choices away, and the line stays', async () => {
  const { user } = open();
  await user.type(field(), 'brass{Escape}');
  expect(options()).toEqual([]);
  expect(field()).toHaveValue('brass');
});

test.each([
  ['999', 'No printing of this set has the number 999.'],
  ['1 0', 'Enter a count from 1 to 9,999.'],
  ['1 10000', 'Enter a count from 1 to 9,999.'],
  ['1 -1', 'Enter a count from 1 to 9,999.'],
  ['2 f', 'Brass Harrier has no Foil printing in this set.'],
  ['quartz', 'No card of this set is called “quartz”.'],
])('“%s” is refused at the bar, and stays there to be mended', async (line, message) => {
  const { user, api } = open();
  await user.type(field(), `${line}{Enter}`);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(field()).toHaveValue(line);
  await user.keyboard('{End}x');
  expect(field()).toHaveValue(`${line}x`);
  expect(field()).toBeValid();
  expect(api.calls.filter(({ operationName }) => operationName === 'AddToCollection')).toEqual([]);
});

test('a refused line that is typed over without looking is kept', async () => {
  const { user, have } = open();
  await user.type(field(), '2f 3{Enter}');
  await user.keyboard('1{Enter}');
  await waitFor(() => expect(have('scout-standard')).toBe(1));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Not added: “2f 3”. Brass Harrier has no Foil printing in this set.',
  );
  await user.click(screen.getByRole('button', { name: 'Mend' }));
  expect(field()).toHaveValue('2f 3');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.keyboard('1 2{Enter}9');
  await user.click(screen.getByRole('button', { name: 'Leave out “2f 3”' }));
  expect(screen.queryByText(/2f 3/)).not.toBeInTheDocument();
  expect(field()).toHaveValue('9');
});

test('another set’s card is added by what is printed on it', async () => {
  const { user, have } = open();
  await user.type(field(), 'SHD 5 foil');
  await waitFor(() => expect(options()).toEqual(['005FShadow PierFoil+1']));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(have('pier-foil')).toBe(1));
});

test('several cards of a line are shown and added together', async () => {
  const { user, have } = open();
  await user.type(field(), '1, 2, 3x 3');
  expect(options()).toEqual([
    '001Lantern ScoutStandard+1002Brass HarrierStandard+1003Ember WardenStandard+3',
  ]);
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('');
  await waitFor(() => expect(have('scout-standard')).toBe(1));
  await waitFor(() => expect(have('harrier-standard')).toBe(1));
  await waitFor(() => expect(have('warden-standard')).toBe(3));
});

test('pasted lines are added but for those that can’t be read, which stay', async () => {
  const { user, have } = open();
  await user.click(field());
  await user.paste('1 2\r\n999\n\nquartz\n2\n');
  expect(field()).toHaveValue('1 2; 999; quartz; 2');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(have('scout-standard')).toBe(2));
  await waitFor(() => expect(have('harrier-standard')).toBe(1));
  expect(field()).toHaveValue('999; quartz');
  expect(field()).toHaveAccessibleDescription(
    expect.stringContaining(
      '“999” wasn’t added: No printing of this set has the number 999. And 1 more.',
    ),
  );
  await user.paste('3\n3');
  expect(screen.getByRole('alert')).toHaveTextContent('Not added: “999; quartz”.');
  expect(field()).toHaveValue('3; 3');
});

describe('a question', () => {
  /** Cards with the numbers 001 and 064. */
  const numbered = [
    ...countedCards,
    aCard({
      id: 'rover',
      name: 'Dune Rover',
      cardVariants: [aCardVariant('STANDARD', null, { id: 'rover-standard', number: '064' })],
    }),
  ];
  const question = () =>
    screen.queryByRole('group', { name: 'Is the second number another card, or how many copies?' });
  const additions = (api: ReturnType<typeof open>['api']) =>
    api.calls.filter(({ operationName }) => operationName === 'AddToCollection').length;

  test('two numbers: Enter asks, Escape goes back, Enter takes the proposed cards', async () => {
    const { user, api } = open({}, numbered);
    await user.type(field(), '1 64{Enter}');
    expect(question()).toBeVisible();
    expect(field()).toHaveFocus();
    expect(options()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(question()).not.toBeInTheDocument();
    expect(field()).toHaveValue('1 64');
    expect(additions(api)).toBe(0);
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(additions(api)).toBe(2));
    expect(added()).toEqual([
      expect.stringMatching(/^\+1064Dune Rover/),
      expect.stringMatching(/^\+1001Lantern Scout/),
    ]);
  });

  test('two numbers: the arrows or a click choose the copies', async () => {
    const { user, have } = open({}, numbered);
    await user.type(field(), '1 64{Enter}{ArrowDown}{Enter}');
    await waitFor(() => expect(have('scout-standard')).toBe(64));
    await user.type(field(), '1 64{Enter}');
    await user.click(screen.getByRole('button', { name: 'Add 64 × 001 Lantern Scout' }));
    await waitFor(() => expect(have('scout-standard')).toBe(128));
    expect(field()).toHaveFocus();
    expect(question()).not.toBeInTheDocument();
  });

  test('more than 12 copies at once have to be confirmed', async () => {
    const { user, have, api } = open();
    await user.type(field(), '1 12{Enter}');
    await waitFor(() => expect(have('scout-standard')).toBe(12));
    await user.type(field(), '1 13{Enter}');
    expect(screen.getByRole('group', { name: 'Are so many copies meant?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change the line' }));
    expect(field()).toHaveValue('1 13');
    expect(additions(api)).toBe(1);
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(have('scout-standard')).toBe(25));
  });
});

describe('the typed line', () => {
  test('is there when the page is opened again', async () => {
    const { user, unmount, store } = open();
    await user.type(field(), '1 3');
    act(unmount);
    renderWithProviders(<QuickAddBar cardSetCode="SOR" cards={countedCards} />, {
      user: aUser(),
      preloadedState: { quickAdd: store.getState().quickAdd },
    });
    expect(field()).toHaveValue('1 3');
  });

  test('waits when a missed one is taken up', async () => {
    const { user } = open();
    await user.type(field(), '2f 3{Enter}');
    await user.keyboard('brass');
    await user.click(screen.getByRole('button', { name: 'Mend' }));
    expect(field()).toHaveValue('2f 3');
    expect(screen.getByRole('alert')).toHaveTextContent('“brass”');
  });
});

test('a line that comes before the cards is kept until they are there', async () => {
  const { user } = open({}, null);
  await user.type(field(), '1 3{Enter}');
  expect(field()).toHaveValue('1 3');
  expect(field()).toHaveAccessibleDescription(expect.stringContaining('still loading'));
});

test('beyond 9,999 nothing is added, and the list says so', async () => {
  const { user, have } = open({ 'scout-standard': 9_998 });
  await user.type(field(), '1 2{Enter}');
  await waitFor(() => expect(added()[0]).toContain('A collection counts up to 9,999'));
  expect(have('scout-standard')).toBe(9_998);
  expect(screen.queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument();
});

describe('undo', () => {
  test('takes back what was added, and no more', async () => {
    const { user, have } = open({ 'scout-standard': 2 });
    await user.type(field(), '1 3{Enter}1 4{Enter}');
    await user.click(
      await screen.findByRole('button', { name: 'Undo 3 × Lantern Scout, Standard' }),
    );
    await waitFor(() => expect(have('scout-standard')).toBe(6));
    await waitFor(() => expect(added()[1]).toBe('+3001Lantern Scout StandardUndone'));
    expect(screen.getByRole('status')).toHaveTextContent('Undone: 3 × Lantern Scout, Standard.');
  });

  test('that is refused says why', async () => {
    const { user, collections } = open();
    await user.type(field(), '1 3{Enter}');
    const undo = await screen.findByRole('button', { name: /Undo/ });
    collections.own['scout-standard'] = { inventory: 1, missingOverride: null, version: 9 };
    await user.click(undo);
    await waitFor(() => expect(added()[0]).toContain('A count would be −1.'));
  });

  test('of what was undone elsewhere is done', async () => {
    const { user, collections } = open();
    await user.type(field(), '1 3{Enter}');
    const undo = await screen.findByRole('button', { name: /Undo/ });
    for (const step of collections.steps) step.isUndone = true;
    await user.click(undo);
    await waitFor(() => expect(added()[0]).toContain('Undone'));
  });
});

describe('a lost connection', () => {
  const comeBack = () => act(() => void window.dispatchEvent(new Event('online')));
  const wouldAsk = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

  test('keeps what was added and sends it when it is back', async () => {
    const { user, api, have } = open();
    api.answerWith(failing.offline);
    await user.type(field(), '1 3{Enter}2{Enter}');
    await waitFor(() => expect(added().join()).toMatch(/Not sent yet.*Not sent yet/));
    expect(wouldAsk()).toBe(true);
    api.answerWith(null);
    comeBack();
    await waitFor(() => expect(have('scout-standard')).toBe(3));
    await waitFor(() => expect(have('harrier-standard')).toBe(1));
    await waitFor(() => expect(wouldAsk()).toBe(false));
  });

  test('adds once what arrived although its answer was lost', async () => {
    const { user, api, collections, have } = open();
    api.answerWith(failing.offline);
    await user.type(field(), '1 3{Enter}');
    await waitFor(() => expect(added()[0]).toContain('Not sent yet'));
    const sent = api.calls.find(({ operationName }) => operationName === 'AddToCollection');
    const from = { inventory: 0, missingOverride: null };
    const to = { inventory: 3, missingOverride: null };
    collections.own['scout-standard'] = { ...to, version: 1 };
    collections.steps.push({
      id: '1',
      key: String(sent?.variables['idempotencyKey']),
      changes: new Map([['scout-standard', { from, to }]]),
      isUndone: false,
    });
    api.answerWith(null);
    comeBack();
    await waitFor(() => expect(added()[0]).toContain('You have 3'));
    expect(have('scout-standard')).toBe(3);
  });
});
