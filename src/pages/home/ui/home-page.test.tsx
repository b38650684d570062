import { screen, waitFor, within } from '@testing-library/react';
import { aFirstSteps } from '@tests/factories/first-steps';
import { aUser } from '@tests/factories/user';
import { type Answers, refusal } from '@tests/support/client/answers';
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

describe('an owner', () => {
  const worth = {
    id: 'me',
    worthCents: 123_456,
    copies: 40,
    pricedPrintings: 30,
    unpricedPrintings: 2,
    changeCents: 1240,
    byCardSet: [],
    byVariantType: [],
  };
  const progress = [
    { cardSetCode: 'SOR', cards: 252, owned: 16, playsets: 1, countedAt: '2026-03-02T12:00:00Z' },
    { cardSetCode: 'SHD', cards: 262, owned: 0, playsets: 0 },
  ];
  const open = (answers: Answers) =>
    renderApp('/', { user: aUser({ name: 'Robin', handle: 'robin' }), answers });
  const facts = async () => {
    const panel = within(await screen.findByRole('region', { name: 'Your cards' }));
    await waitFor(() => expect(panel.getAllByText(/./, { selector: 'strong' })).toHaveLength(5));
    return panel
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')] as const);
  };

  test('sees what waits, what the collection is worth and how far it is, and no pitch', async () => {
    open({
      waitingOfferCount: 2,
      unreadOfferCount: 1,
      collectionWorth: worth,
      progressBySet: progress,
      wantedForSale: { wanted: 13, forSale: 5 },
    });
    expect(await facts()).toEqual([
      ['Offers2wait for you1 unread', '/trading?tab=Offers&show=my-turn'],
      ['Worth$1,234.56+$12.40 in a week2 without a price', '/collections/my/worth'],
      ['Cards16of 5141 playset', '/collections/my'],
      ['Wanted and for sale5of 13 wanted printings', '/trading?tab=SharedSaleLists'],
      ['Last countedMar 2, 2026See the history', '/collections/my/history'],
    ]);
    expect(screen.queryByText('Strike a deal')).not.toBeInTheDocument();
  });

  test('is led to the next step where there is nothing', async () => {
    open({ progressBySet: [{ cardSetCode: 'SOR', cards: 252, owned: 0, playsets: 0 }] });
    expect(await facts()).toEqual([
      ['Offers0None waits for you', '/trading?tab=Offers'],
      ['Worth$0.00Count your cards', '/collections/my/edit'],
      ['Cards0of 2520 playsets', '/collections/my/edit'],
      ['Wanted and for sale0List what you want', '/collections/my/want/edit'],
      ['Last countedNeverAdd your cards', '/collections/my/edit'],
    ]);
  });

  test('sees the own progress on the sets', async () => {
    open({ progressBySet: progress });
    const section = within(await screen.findByRole('region', { name: 'Explore Card Sets' }));
    expect(await section.findByText('16 of 252 cards')).toBeVisible();
    expect(section.getByText(/1 playset/)).toBeVisible();
    expect(section.getByText('Counted Mar 2, 2026')).toBeVisible();
  });

  test('can retry what couldn’t be loaded', async () => {
    let isDown = true;
    const { user } = open({
      progressBySet: progress,
      collectionWorth: () => {
        if (isDown) throw refusal('UNAVAILABLE', 'The database rests');
        return worth;
      },
    });
    await screen.findByText('Not everything could be loaded.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await facts())[1]![0]).toMatch(/^Worth\$1,234\.56/);
  });
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
