import { collectionEvent, collectionStep } from '@server/modules/collection/tables';
import { eq } from 'drizzle-orm';
import { expectNoAccessibilityFaults } from '@tests/support/browser/accessibility';
import { openUntilIdle } from '@tests/support/browser/idle';
import { giveCopies } from '@tests/support/browser/own-collections';
import { expect, test } from '@tests/support/browser/own-people';
import { expectLittleLayoutShift, watchLayoutShift } from '@tests/support/browser/layout-shift';
import { expectNoFaultsInAnyTheme } from '@tests/support/browser/sights';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import { firstOf } from '@tests/support/long';

const PATH = '/collections/my/history';
const MANY = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => [`sor-${String(at + 1).padStart(3, '0')}-standard`, 2]),
);

test('a big step is undone after a confirmation, and redone', async ({
  page,
  signUp,
  database,
}) => {
  const { id } = await signUp();
  await giveCopies(database, id, MANY);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PATH);
  await page.getByRole('button', { name: /^Undo: Count edited/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Undo this?' });
  await expect(question.getByText('12 printings, 24 copies added')).toBeVisible();
  await expectNoAccessibilityFaults(page);
  await question.getByRole('button', { name: 'Undo' }).click();
  const title = page.getByRole('heading', { level: 3 });
  await expect(title).toHaveText('Count editedUndone');
  await expect(title).toBeFocused();

  await page.setViewportSize({ width: 1400, height: 844 });
  await page.goto('/collections/my?set=sor');
  await expect(page.getByRole('link', { name: 'start counting', exact: true })).toBeVisible();
  await page.goto(PATH);
  await page.getByRole('button', { name: /^Redo: Count edited/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByText(/^Redone .* by you$/)).toBeVisible();
  await expect(title).toHaveText('Count edited');

  // The same by keyboard.
  for (const [action, shown] of [
    ['Undo', 'Count editedUndone'],
    ['Redo', 'Count edited'],
  ] as const) {
    await page.getByRole('button', { name: `${action}: Count edited` }).press('Enter');
    await expect(page.getByRole('alertdialog').locator(':focus')).toHaveCount(1);
    await page.getByRole('alertdialog').getByRole('button', { name: action }).press('Enter');
    await expect(title).toHaveText(shown);
    await expect(title).toBeFocused();
  }
});

for (const width of firstOf(1, [360, 1400])) {
  test(`a past day shows its counts, at ${width} px`, async ({ page, signUp, database }) => {
    await page.setViewportSize({ width, height: 800 });
    const { id } = await signUp();
    await giveCopies(database, id, MANY);
    const today = new Date().toISOString().slice(0, 10);
    await watchLayoutShift(page);
    await openUntilIdle(page, `${PATH}?day=${today}&set=sor`);
    await expect(page.getByText('24 copies of 12 printings')).toBeVisible();
    await expectLittleLayoutShift(page);
    await expectNoHorizontalScroll(page);
    await expectNoFaultsInAnyTheme(page);
    await page.getByLabel('Day', { exact: true }).fill('2020-01-01');
    await expect(page.getByText('You had no cards of this set on that day.')).toBeVisible();
    await expect(page).toHaveURL(/day=2020-01-01&set=sor/);
  });
}

test.describe('on an evening in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a change is of that evening, and so is the collection', async ({
    page,
    signUp,
    database,
  }) => {
    const { id } = await signUp();
    await giveCopies(database, id, MANY);
    const moment = { at: '2026-03-02T03:30:00Z' };
    await database.update(collectionStep).set(moment).where(eq(collectionStep.userId, id));
    await database.update(collectionEvent).set(moment).where(eq(collectionEvent.userId, id));
    await page.goto(PATH);
    const evening = page.getByRole('list', { name: 'Sunday, March 1, 2026' });
    await expect(evening.getByText(/^10:30\sPM$/)).toBeVisible();
    await page.goto(`${PATH}?day=2026-03-01&set=sor`);
    await expect(page.getByText('24 copies of 12 printings')).toBeVisible();
    await page.goto(`${PATH}?day=2026-02-28&set=sor`);
    await expect(page.getByText('You had no cards of this set on that day.')).toBeVisible();
  });
});
