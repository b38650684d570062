import { act, screen, waitFor } from '@testing-library/react';
import { countedCards } from '@tests/support/screens/count-table';
import { added, field, openQuickAdd } from '@tests/support/screens/quick-add';
import { renderWithProviders } from '@tests/support/client/render-app';
import { aCard, aPrinting } from '@tests/factories/card';
import { aUser } from '@tests/factories/user';
import { QuickAddBar } from './quick-add-bar';

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('adds by number, count and Enter, ready for the next', async () => {
  const { user, have } = openQuickAdd({ 'scout-standard': 2 });
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

test('announces additions to screen readers', async () => {
  const { user } = openQuickAdd({ 'scout-standard': 2 });
  await user.type(field(), '1 3{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'Added 3 × Lantern Scout, Standard. You have 5.',
    ),
  );
});

test('completes a name, and arrows choose the printing', async () => {
  const { user, have } = openQuickAdd();
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
  const { user, have } = openQuickAdd();
  await user.type(field(), 'lantern f 2{Enter}');
  await waitFor(() => expect(have('scout-foil')).toBe(2));
});

test('a click on a choice adds it, and the focus stays', async () => {
  const { user, have } = openQuickAdd();
  await user.type(field(), 'brass 4');
  await user.click(screen.getByRole('option', { name: /Brass Harrier/ }));
  await waitFor(() => expect(have('harrier-standard')).toBe(4));
  expect(field()).toHaveFocus();
});

test('Escape puts the choices away, and the line stays', async () => {
  const { user } = openQuickAdd();
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
])('“%s” is refused, and stays in the bar to be corrected', async (line, message) => {
  const { user, api } = openQuickAdd();
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
  const { user, have } = openQuickAdd();
  await user.type(field(), '2f 3{Enter}');
  await user.keyboard('1{Enter}');
  await waitFor(() => expect(have('scout-standard')).toBe(1));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Not added: “2f 3”. Brass Harrier has no Foil printing in this set.',
  );
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(field()).toHaveValue('2f 3');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.keyboard('1 2{Enter}9');
  await user.click(screen.getByRole('button', { name: 'Discard “2f 3”' }));
  expect(screen.queryByText(/2f 3/)).not.toBeInTheDocument();
  expect(field()).toHaveValue('9');
});

test('a card of another set is added by what is printed on it', async () => {
  const { user, have } = openQuickAdd();
  await user.type(field(), 'SHD 5 foil');
  await waitFor(() => expect(options()).toEqual(['005FShadow PierFoil+1']));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(have('pier-foil')).toBe(1));
});

test('several cards of a line are shown and added together', async () => {
  const { user, have } = openQuickAdd();
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

test('pasted lines are added, except unreadable ones, which stay', async () => {
  const { user, have } = openQuickAdd();
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
      cardVariants: [aPrinting('STANDARD', null, { id: 'rover-standard', number: '064' })],
    }),
  ];
  const question = () =>
    screen.queryByRole('group', {
      name: 'Is the second number another card or the number of copies?',
    });
  const additions = (api: ReturnType<typeof openQuickAdd>['api']) =>
    api.calls.filter(({ operationName }) => operationName === 'AddToCollection').length;

  test('two numbers: Enter asks, Escape goes back, Enter takes the proposed cards', async () => {
    const { user, api } = openQuickAdd({}, numbered);
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
    const { user, have } = openQuickAdd({}, numbered);
    await user.type(field(), '1 64{Enter}{ArrowDown}{Enter}');
    await waitFor(() => expect(have('scout-standard')).toBe(64));
    await user.type(field(), '1 64{Enter}');
    await user.click(screen.getByRole('button', { name: 'Add 64 × 001 Lantern Scout' }));
    await waitFor(() => expect(have('scout-standard')).toBe(128));
    expect(field()).toHaveFocus();
    expect(question()).not.toBeInTheDocument();
  });

  test('more than 12 copies at once have to be confirmed', async () => {
    const { user, have, api } = openQuickAdd();
    await user.type(field(), '1 12{Enter}');
    await waitFor(() => expect(have('scout-standard')).toBe(12));
    await user.type(field(), '1 13{Enter}');
    expect(screen.getByRole('group', { name: 'Do you mean that many copies?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change the line' }));
    expect(field()).toHaveValue('1 13');
    expect(additions(api)).toBe(1);
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(have('scout-standard')).toBe(25));
  });
});

describe('the typed line', () => {
  test('is kept when the page is opened again', async () => {
    const { user, unmount, store } = openQuickAdd();
    await user.type(field(), '1 3');
    act(unmount);
    renderWithProviders(<QuickAddBar cardSetCode="SOR" cards={countedCards} />, {
      user: aUser(),
      preloadedState: { quickAdd: store.getState().quickAdd },
    });
    expect(field()).toHaveValue('1 3');
  });

  test('is kept when a missed one is edited', async () => {
    const { user } = openQuickAdd();
    await user.type(field(), '2f 3{Enter}');
    await user.keyboard('brass');
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(field()).toHaveValue('2f 3');
    expect(screen.getByRole('alert')).toHaveTextContent('“brass”');
  });
});

test('a line that is entered before the cards are loaded is kept', async () => {
  const { user } = openQuickAdd({}, null);
  await user.type(field(), '1 3{Enter}');
  expect(field()).toHaveValue('1 3');
  expect(field()).toHaveAccessibleDescription(expect.stringContaining('still loading'));
});
