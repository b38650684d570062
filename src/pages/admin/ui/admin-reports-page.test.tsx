import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, aUser } from '@tests/factories/user';
import type { Answers, Fixture } from '@tests/support/client/answers';
import { renderApp } from '@tests/support/client/render-app';

const NOW = '2026-03-02T10:00:00.000Z';
const DONE = { errors: [] };

const aReport = (given: Partial<Fixture<'Report'>> = {}): Fixture<'Report'> => ({
  id: 'report-1',
  subject: 'OFFER',
  reason: 'Insults',
  createdAt: NOW,
  reporter: { id: 'fern', handle: 'fern', isSuspended: false },
  accused: { id: 'moss', handle: 'moss', isSuspended: false },
  hasBanner: false,
  notes: [],
  ...given,
});

const open = (path: string, answers: Answers) =>
  renderApp(path, { user: aUser({ roles: ['USER', 'ADMIN'] }), answers });

const report = (name: string) => screen.findByRole('article', { name });

test('a reported note is removed, and the report settled', async () => {
  const notes = [
    { id: '7', content: 'You fool', isRemoved: false, createdAt: NOW, userId: 'moss' },
    { id: '8', content: 'Sorry?', isRemoved: false, createdAt: NOW, userId: 'fern' },
  ];
  const reported = aReport({ notes });
  const { user, api } = open('/admin/reports', {
    reports: ({ settled }: { settled: boolean }) =>
      settled === (reported.settledAt !== undefined) ? [reported] : [],
    removeNote: () => {
      reported.notes = [{ ...notes[0]!, content: '', isRemoved: true }, notes[1]!];
      return DONE;
    },
    settleReport: () => {
      reported.settledAt = NOW;
      return DONE;
    },
  });
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
  const sent = api.calls.map(({ variables }) => variables);
  expect(sent).toContainEqual({ noteId: '7' });
  expect(sent).toContainEqual({ reportId: 'report-1' });
});

test('a reported banner is shown as it was, and can be removed', async () => {
  const reported = aReport({ subject: 'BANNER', banner: 'Buy or else', hasBanner: true });
  const { user } = open('/admin/reports', {
    reports: () => [reported],
    removeBanner: ({ userId }: { userId: string }) => {
      reported.hasBanner = userId !== 'moss';
      return DONE;
    },
  });
  const banner = within(await report('A banner of moss'));
  expect(banner.getByText('Buy or else')).toBeVisible();
  await user.click(banner.getByRole('button', { name: 'Remove banner' }));
  expect(await banner.findByText('The list has no banner now.')).toBeVisible();
});

test('a person is suspended after a question, and reinstated', async () => {
  const moss = anAccount(aUser({ id: 'moss', handle: 'moss' }));
  const { user } = open('/admin/users/moss/edit', {
    user: moss,
    suspendUser: () => ({ user: Object.assign(moss, { suspendedAt: NOW }), ...DONE }),
    reinstateUser: () => ({ user: Object.assign(moss, { suspendedAt: null }), ...DONE }),
  });
  await user.click(await screen.findByRole('button', { name: 'Suspend' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Suspend this person?' }));
  expect(moss.suspendedAt).toBeUndefined();
  await user.click(question.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText(/^Suspended since/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reinstate' }));
  expect(await screen.findByRole('button', { name: 'Suspend' })).toBeVisible();
  expect(moss.suspendedAt).toBeNull();
});
