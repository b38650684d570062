import { screen, waitFor, within } from '@testing-library/react';
import { terms } from '@tests/factories/wants';
import { show } from '@tests/support/client/want-list-page';

const SCOUT = 'Lantern Scout, Standard';

const button = () =>
  screen.findByRole('button', { name: new RegExp(`^What will do for ${SCOUT}`) });
const dialog = () => within(screen.getByRole('dialog'));

test('the owner says what will do, at most for how much, and how much it matters', async () => {
  const { user, wantLists } = show('/collections/my/want/edit');
  await user.click(await button());
  await user.selectOptions(dialog().getByLabelText('What will do'), 'Chosen kinds');
  expect(dialog().getByRole('button', { name: 'Save' })).toBeDisabled();
  // The card has no others.
  expect(dialog().getAllByRole('checkbox')).toHaveLength(2);
  await user.click(dialog().getByRole('checkbox', { name: 'Foil' }));
  await user.selectOptions(dialog().getByLabelText('Price of a copy'), 'At most');
  await user.type(dialog().getByLabelText(/^At most, in/), '4.50');
  await user.selectOptions(dialog().getByLabelText('Priority'), 'Must have');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  const meant = terms({
    wouldDo: 'KINDS',
    kinds: ['FOIL'],
    atMostCents: 450,
    priority: 'MUST',
  });
  await waitFor(() => expect(wantLists).toMatchObject({ terms: { 'scout-1-standard': meant } }));
  expect(await button()).toHaveTextContent('or F');
  expect(await button()).toHaveAccessibleName(
    `What will do for ${SCOUT}: or F · ≤ $4.50 · must have`,
  );
});

test('a row says it in a few words', async () => {
  show('/collections/my/want', { terms: { 'scout-1-standard': terms({ wouldDo: 'ANY' }) } });
  expect(await screen.findByText('any printing')).toBeVisible();
});

test('many wants are set at once; what is left as it is stays', async () => {
  const { user, wantLists } = show('/collections/my/want', {
    terms: { 'warden-1-standard': terms({ atMostCents: 300 }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
  await user.click(bar.getByRole('button', { name: 'All shown' }));
  await user.click(bar.getByRole('button', { name: 'What will do' }));
  await user.selectOptions(dialog().getByLabelText('What will do'), 'Any printing');
  await user.click(await dialog().findByRole('button', { name: /^Change \d+ / }));
  await waitFor(() =>
    expect(wantLists).toMatchObject({
      terms: {
        'scout-1-standard': terms({ wouldDo: 'ANY' }),
        'warden-1-standard': terms({ wouldDo: 'ANY', atMostCents: 300 }),
      },
    }),
  );
});

test('the list says what new wants mean, and whether others see limits', async () => {
  const { user, wantLists } = show('/collections/my/want/edit');
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  await user.selectOptions(
    screen.getByLabelText('What will do for cards that you add'),
    'Any printing',
  );
  await user.click(screen.getByRole('checkbox', { name: /^Show others/ }));
  await waitFor(() =>
    expect(wantLists).toMatchObject({ settings: { newWantsWouldDo: 'ANY', showsAtMost: true } }),
  );
});

test('the viewer’s switch leaves wants for which what they sell will do', async () => {
  const { user } = show('/collections/moss/want', {
    selling: ['scout-1-standard'],
    terms: { 'scout-1-foil': terms({ wouldDo: 'ANY' }) },
  });
  await user.click(await screen.findByRole('switch', { name: /Selling Only/ }));
  const list = await screen.findByRole('region', { name: 'Wanted cards' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
});
