import { screen, waitFor, within } from '@testing-library/react';
import { aFakePeople, aUser } from '@tests/factories/user';
import { aFakeModeration, aReport } from '@tests/support/client/moderation';
import { renderApp } from '@tests/support/client/render-app';

function open(path: string) {
  const viewer = aUser({ roles: ['USER', 'ADMIN'] });
  const moderation = aFakeModeration({
    reports: [
      aReport(),
      aReport({
        id: 'report-2',
        subject: 'BANNER',
        banner: 'Buy or else',
        hasBanner: true,
        notes: [],
      }),
    ],
  });
  const people = aFakePeople({ viewer, users: [viewer, aUser({ id: 'moss', handle: 'moss' })] });
  return { ...renderApp(path, { user: viewer, catalogue: { people, moderation } }), moderation };
}

const report = (name: string) => screen.findByRole('article', { name });

test('a reported note is removed, and the report settled', async () => {
  const { user } = open('/admin/reports');
  const offer = within(await report('An offer of moss'));
  expect(offer.getByText('Insults')).toBeVisible();
  await user.click(offer.getByRole('button', { name: 'Remove the note of moss: You fool' }));
  expect(await offer.findByText('An administrator removed this note.')).toBeVisible();
  await user.click(offer.getByRole('button', { name: 'Mark as settled' }));
  await waitFor(() =>
    expect(screen.queryByRole('article', { name: 'An offer of moss' })).not.toBeInTheDocument(),
  );
  await user.click(screen.getByRole('switch', { name: 'Settled ones' }));
  expect(await report('An offer of moss')).toBeVisible();
});

test('a reported banner is shown as it was, and can be removed', async () => {
  const { user } = open('/admin/reports');
  const banner = within(await report('A banner of moss'));
  expect(banner.getByText('Buy or else')).toBeVisible();
  await user.click(banner.getByRole('button', { name: 'Remove banner' }));
  expect(await banner.findByText('The list has no banner now.')).toBeVisible();
});

test('a person is suspended after a question, and reinstated', async () => {
  const { user, moderation } = open('/admin/users/moss/edit');
  await user.click(await screen.findByRole('button', { name: 'Suspend' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Suspend this person?' }));
  expect(moderation.suspended).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText(/^Suspended since/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reinstate' }));
  expect(await screen.findByRole('button', { name: 'Suspend' })).toBeVisible();
  expect(moderation.suspended).toEqual([]);
});
