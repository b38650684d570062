import { screen, waitFor, within } from '@testing-library/react';
import { aFirstSteps } from '@tests/factories/first-steps';
import { aUser } from '@tests/factories/user';
import { renderApp } from '@tests/support/client/render-app';
import { aFakeSharing, sharingAnswers } from '@tests/support/client/sharing';

test('invites a visitor to log in and shows the sets', async () => {
  renderApp('/');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Start Your Collection Journey!' }),
  ).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  const section = main.getByRole('region', { name: 'Explore Card Sets' });
  expect(await within(section).findByText('View Set')).toBeVisible();
});

/** Opens home for somebody who has just signed in for the first time. */
function openAsNewcomer(given: Parameters<typeof aFirstSteps>[0] = {}) {
  const viewer = aUser({ name: 'Robin', handle: null });
  const known = aFirstSteps({ isPutAway: false, ...given });
  const sharing = aFakeSharing();
  const app = renderApp('/', {
    user: viewer,
    answers: {
      ...sharingAnswers(sharing),
      firstSteps: () => ({
        ...known,
        hasHandle: viewer.handle !== null,
        hasShared: sharing.sharedWithAll,
      }),
      putFirstStepsAway: (asked: { isPutAway: boolean }) => Object.assign(known, asked),
      updateUserProfile: ({ input: { handle } }: { input: { handle: string } }) => ({
        user: Object.assign(viewer, { handle }),
        errors: [],
      }),
    },
  });
  return { ...app, known, sharing };
}

const steps = async () =>
  within(await screen.findByRole('region', { name: 'Welcome to Starbinder' }));
const doneSteps = async () =>
  (await steps())
    .getAllByRole('listitem')
    .flatMap(({ textContent }) => /^(.*): done/.exec(textContent ?? '')?.[1] ?? []);

async function chooseHandle({ user }: ReturnType<typeof openAsNewcomer>, handle: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose your handle' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Handle' }), handle);
  await user.click(dialog.getByRole('button', { name: 'Set handle' }));
  const question = await screen.findByRole('alertdialog', { name: 'Set your handle?' });
  await user.click(within(question).getByRole('button', { name: 'Set handle' }));
}

test('a newcomer has four steps, ticked by what they have and not by clicks', async () => {
  const app = openAsNewcomer({ hasCount: true });
  await steps();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Robin!');
  expect(await doneSteps()).toEqual(['Count your first cards']);
  expect((await steps()).getByText('1 of 4 done')).toBeVisible();
  expect((await steps()).getByRole('link', { name: 'Want list' })).toHaveAttribute(
    'href',
    '/collections/my/want/edit',
  );
  await app.user.click((await steps()).getByRole('button', { name: 'Choose' }));
  await app.user.keyboard('{Escape}');
  expect(await doneSteps()).toEqual(['Count your first cards']);
  await app.user.click((await steps()).getByRole('button', { name: 'Choose' }));
  await chooseHandle(app, 'robin');
  await waitFor(async () =>
    expect(await doneSteps()).toEqual(['Choose your handle', 'Count your first cards']),
  );
});

test('a handle comes before sharing, which asks on the spot who may see the collection', async () => {
  const app = openAsNewcomer();
  const choose = (await steps()).getByRole('button', { name: 'Choose' });
  expect((await steps()).queryByRole('button', { name: 'Share' })).toBeNull();
  await app.user.click(choose);
  await chooseHandle(app, 'robin');
  await app.user.click(await (await steps()).findByRole('button', { name: 'Share' }));
  const sharing = within(await screen.findByRole('dialog', { name: 'Share your collection' }));
  expect(sharing.getByRole('textbox', { name: 'Link' })).toHaveValue(
    'http://localhost/collections/robin',
  );
  await app.user.click(await sharing.findByRole('switch', { name: 'Share with everyone' }));
  await waitFor(() => expect(app.sharing.sharedWithAll).toBe(true));
  await app.user.click(sharing.getByRole('button', { name: 'Done' }));
  await waitFor(async () =>
    expect(await doneSteps()).toEqual(['Choose your handle', 'Share your collection']),
  );
});

test('hiding the steps is stored in the account, and they can be shown again', async () => {
  const { user, known } = openAsNewcomer();
  await user.click((await steps()).getByRole('button', { name: 'Hide the first steps' }));
  const back = await screen.findByRole('button', { name: 'Show them again' });
  expect(back).toHaveFocus();
  expect(known.isPutAway).toBe(true);
  await user.click(back);
  expect((await steps()).getByRole('heading')).toHaveFocus();
  expect(known.isPutAway).toBe(false);
});
