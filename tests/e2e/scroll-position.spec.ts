import { expect, test } from '@tests/support/browser/test';
import { openUntilIdle } from '@tests/support/browser/idle';

test('a page opened by its address begins at its top, however far down the last one was left', async ({
  page,
}) => {
  await openUntilIdle(page, '/cards/sor?view=list');
  await page.evaluate(() => window.scrollTo(0, 900));
  await openUntilIdle(page, '/cards/shd?view=list');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
