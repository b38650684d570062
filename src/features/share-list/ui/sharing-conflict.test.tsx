import { screen, waitFor, within } from '@testing-library/react';
import { renderWithProviders } from '@tests/support/client/render-app';
import { aFakeSharing, changeSharing, sharingAnswers } from '@tests/support/client/sharing';
import { ShareButton } from './share-button';

const FERN = 'fern@example.com';
const IVY = 'ivy@example.com';

/** The dialog as it was opened, and then another tab's change. */
async function overtaken(
  before: Parameters<typeof aFakeSharing>[0],
  change: Parameters<typeof changeSharing>[1],
) {
  const known = aFakeSharing(before);
  const app = renderWithProviders(<ShareButton subject="COLLECTION" handle="moss" />, {
    answers: sharingAnswers(known),
  });
  await app.user.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('switch', { name: 'Share with everyone' });
  changeSharing(known, change);
  const writes = () =>
    app.api.calls.filter(({ operationName }) => operationName === 'UpdateCollectionSharing').length;
  return { ...app, known, writes };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Share your collection' }));
const everyone = () => dialog().getByRole('switch', { name: 'Share with everyone' });
const entry = () => dialog().getByRole('textbox', { name: 'Email address' });
const button = (name: string) => dialog().getByRole('button', { name });
const question = () => dialog().findByText('How it is shared was changed elsewhere');
const noQuestion = () =>
  waitFor(() => expect(dialog().queryByText(/changed elsewhere/)).not.toBeInTheDocument());

test('an old dialog doesn’t restore revoked access: both changes are shown, and only the person’s own is applied', async () => {
  const { user, known } = await overtaken({ emails: [FERN] }, { emails: [] });
  await user.type(entry(), `${IVY}{Enter}`);
  expect(await question()).toBeVisible();
  expect(
    dialog().getByText(
      'You added ivy@example.com, which isn’t saved. After the other change, only you can see it.',
    ),
  ).toBeVisible();
  expect(dialog().queryByText(FERN)).not.toBeInTheDocument();
  expect(known.emails).toEqual([]);
  await user.click(button(`Add ${IVY}`));
  expect(
    dialog()
      .getByText(/can see it\.$/)
      .closest('[role=status]'),
  ).toHaveFocus();
  await waitFor(() => expect(known.emails).toEqual([IVY]));
  await noQuestion();
});

test('the other tab’s settings can be kept', async () => {
  const { user, known, writes } = await overtaken(
    { sharedWithAll: true },
    { sharedWithAll: false },
  );
  await user.click(everyone());
  await noQuestion();
  // Making private what another tab has made private isn't a conflict.
  expect(known).toMatchObject({ sharedWithAll: false, version: 1 });
  changeSharing(known, { emails: [FERN] });
  await user.click(everyone());
  expect(await question()).toBeVisible();
  expect(everyone()).not.toBeChecked();
  await user.click(button('Leave it as it is'));
  await noQuestion();
  expect(known).toMatchObject({ sharedWithAll: false, emails: [FERN] });
  expect(dialog().getByText(FERN)).toBeVisible();
  expect(writes()).toBe(2);
});

test('edits made before the question wait for its answer, too', async () => {
  const { user, api, known, writes } = await overtaken(
    { emails: [FERN, IVY] },
    { emails: [FERN, IVY, 'moss@example.com'] },
  );
  const release = api.hold();
  await user.click(everyone());
  await user.click(button(`Remove ${FERN}`));
  release();
  expect(await question()).toBeVisible();
  expect(writes()).toBe(1);
  expect(known).toMatchObject({ sharedWithAll: false, version: 1 });
  await user.click(button('Apply my changes'));
  await waitFor(() =>
    expect(known).toMatchObject({ sharedWithAll: true, emails: [IVY, 'moss@example.com'] }),
  );
  await noQuestion();
});

test('Done moves to the question, and closes once it is answered', async () => {
  const { user, known } = await overtaken({}, { emails: [FERN] });
  await user.type(entry(), IVY);
  await user.click(button('Done'));
  expect(await question()).toBeVisible();
  await user.click(button('Done'));
  expect(button(`Add ${IVY}`)).toHaveFocus();
  await user.click(button(`Add ${IVY}`));
  await waitFor(() => expect(known.emails.toSorted()).toEqual([FERN, IVY]));
  await user.click(button('Done'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('another faster tab causes another conflict', async () => {
  const { user, known } = await overtaken({ emails: [FERN] }, { emails: [] });
  await user.type(entry(), `${IVY}{Enter}`);
  await question();
  changeSharing(known, { sharedWithAll: true });
  await user.click(button(`Add ${IVY}`));
  expect(await dialog().findByText(/After the other change, everyone can see it\./)).toBeVisible();
  expect(known.emails).toEqual([]);
});
