import { expectLittleLayoutShift, watchLayoutShift } from '@tests/support/browser/layout-shift';
import { openUntilIdle } from '@tests/support/browser/idle';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import { expect, test } from '@tests/support/browser/own-people';

test.describe('with pictures that can’t be had', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const path of ['/cards/sor-059', '/cards/sor']) {
    test(`${path} shows the card’s name in their place`, async ({ page }) => {
      await page.route('**/images/cards/**', (route) => route.fulfill({ status: 404 }));
      await watchLayoutShift(page);
      await openUntilIdle(page, path);
      const placeholder = page.getByRole('main').getByRole('img').first();
      await expect(placeholder).toHaveText(/\S/);
      await expectLittleLayoutShift(page);
    });
  }
});

test('home greets a person and leads a newcomer at every width without a shift', async ({
  page,
  signInAs,
  signUp,
}) => {
  const people = [
    { name: 'Collector', isNew: false, signIn: () => signInAs('collector@example.com') },
    { name: 'Robin', isNew: true, signIn: signUp },
  ];
  await watchLayoutShift(page);
  for (const { name, isNew, signIn } of people) {
    await signIn();
    for (const width of [360, 992, 1400]) {
      await test.step(`${name}, ${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await openUntilIdle(page, '/');
        await expect(page.getByText(`Welcome back, ${name}! 👋`)).toBeVisible();
        await expect(page.getByText('0 of 4 done')).toBeVisible({ visible: isNew });
        await expectLittleLayoutShift(page);
        await expectNoHorizontalScroll(page);
      });
    }
  }
});
