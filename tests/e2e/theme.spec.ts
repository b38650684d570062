import { expect, test } from '@tests/support/browser/test';
import { rememberTheme } from '@tests/support/browser/theme';
import { THEMES } from '@domain/theme';

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

test('on paper, nothing but the page’s content has a colour, in every theme', async ({
  page,
  baseURL,
}) => {
  for (const theme of THEMES) {
    await rememberTheme(page, baseURL!, theme);
    await page.goto('/cards/sor?view=list');
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const margin = await page.screenshot({ clip: { x: 0, y: 0, width: 12, height: 400 } });
    // A picture of one colour takes some hundred bytes, one of the sky thousands.
    expect(margin.length).toBeLessThan(400);
    await page.emulateMedia({ media: 'screen' });
  }
});
