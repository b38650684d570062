import { expect, test } from '@tests/support/browser/test';

const themeOf = 'document.documentElement.dataset.theme';

test('is "space" at first; another choice is remembered, and applied before the first paint', async ({
  page,
}) => {
  await page.goto('/');
  expect(await page.evaluate(themeOf)).toBe('space');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();

  await page.getByRole('button', { name: /theme/i }).click();
  await expect.poll(() => page.evaluate(themeOf)).toBe('light');
  await expect.poll(background).not.toBe(dark);

  // The first animation frame comes before the first paint.
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      Object.assign(window, { themeAtFirstPaint: document.documentElement.dataset['theme'] });
    });
  });
  await page.reload();
  expect(await page.evaluate('window.themeAtFirstPaint')).toBe('light');
  expect(await page.evaluate(themeOf)).toBe('light');
});
