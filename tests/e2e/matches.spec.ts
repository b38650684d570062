import { expect, test } from '@tests/support/browser/own-people';

test('the most valuable match is found in one interaction, and its list first below', async ({
  page,
  signInAs,
}) => {
  await signInAs('collector@example.com');
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Your cards' })
    .getByRole('link', { name: /for sale/ })
    .click();
  const worthOf = (text: string) => Number(/\$([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', ''));
  const matches = page.getByRole('list', { name: 'Players who match' }).getByRole('listitem');
  await expect(matches.first()).toContainText(/Worth \$/);
  const lists = page.getByRole('list', { name: 'Shared sale lists' }).getByRole('listitem');
  await expect(lists.first().getByTitle(/printing/)).toContainText('$');
  const badges = await lists.getByTitle(/printing/).allInnerTexts();
  const worths = badges.map((badge) => (badge.includes('$') ? worthOf(badge) : 0));
  expect(worths[0]).toBeGreaterThan(0);
  expect(worths).toEqual(worths.toSorted((one, other) => other - one));
});

test('arrows lead through the players who match', async ({ page, signInAs }) => {
  await signInAs('collector@example.com');
  await page.goto('/trading');
  const matches = page.getByRole('list', { name: 'Players who match' }).getByRole('listitem');
  const back = page.getByRole('button', { name: 'Previous players' });
  const on = page.getByRole('button', { name: 'Next players' });
  await expect(matches.first()).toBeInViewport({ ratio: 0.9 });
  await expect(back).toBeDisabled();
  await on.click();
  await expect(matches.first()).not.toBeInViewport({ ratio: 0.1 });
  await expect(async () => {
    if (await on.isEnabled()) await on.click();
    await expect(on).toBeDisabled({ timeout: 100 });
  }).toPass();
  await expect(matches.last()).toBeInViewport({ ratio: 0.9 });
  await back.click();
  await expect(on).toBeEnabled();
});
