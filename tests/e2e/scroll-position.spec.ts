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

for (const path of ['/cards/sor', '/cards/sor?view=list', '/cards?view=list', '/cards?group=set']) {
  test(`Back leads to the same cards of ${path}`, async ({ page }) => {
    const goal = 6_000;
    const scrollY = () => page.evaluate(() => window.scrollY);
    const inSight = () =>
      page.locator('main [data-item-id]').evaluateAll((items) =>
        items
          .filter((item) => {
            const { top, bottom } = item.getBoundingClientRect();
            return bottom > 0 && top < window.innerHeight;
          })
          .map((item) => item.getAttribute('data-item-id')),
      );
    await openUntilIdle(page, path);
    await page.evaluate((top) => window.scrollTo(0, top), goal);
    expect(await scrollY()).toBe(goal);
    await expect.poll(inSight).not.toEqual([]);
    const before = await inSight();
    await page.getByRole('banner').getByRole('link', { name: 'Card Sets' }).click();
    await expect(page).toHaveURL(/\/card-sets$/);
    await page.goBack();
    await expect.poll(scrollY).toBe(goal);
    await expect.poll(inSight).toEqual(before);
  });
}
