import { formatNumber } from '@domain/number-text';
import type { Page } from '@playwright/test';
import { untilIdle } from '@tests/support/browser/idle';
import { signIn } from '@tests/support/browser/sign-in';
import { figure } from '../figure';
import { demoBench } from '../support/demo-program';
import { serveLargeCollection, serveLargeSet } from '../support/large-answers';
import { newVisitor } from '../support/slow-page';
import { recordRenders } from './record-renders';

const ROWS = 10_000;
const EDITS = 5;
/** The program's first page may be slow on a busy machine. */
const LOADED_WITHIN_MS = 120_000;

/** How many rows React renders again when one count of a long table is edited (rules/speed#rows). */
export const oneRowRenders = demoBench({
  name: 'one-row-renders',
  async measure({ programUrl, browser }) {
    const context = await newVisitor(browser, programUrl);
    const page = await context.newPage();
    page.setDefaultTimeout(LOADED_WITHIN_MS);
    await signIn(page, 'collector@example.com');
    await serveLargeSet(page, programUrl, ROWS);
    await serveLargeCollection(page, ROWS);
    await page.addInitScript(recordRenders);
    await untilIdle(page, async () => {
      await page.goto('/collections/my/edit?set=SOR');
      await page
        .locator('tr[data-item-id] [data-count-cell]')
        .nth(2 * EDITS)
        .waitFor();
    });
    const rows: number[] = [];
    for (let edit = 0; edit < EDITS; edit += 1) rows.push(await rowsRendered(page, edit));
    await context.close();
    return [
      {
        ...figure(
          `One count edited in a table of ${formatNumber(ROWS)} rows`,
          `rows that React rendered again, from the key to the end of the answer’s flash; the most of ${EDITS} edits`,
          {
            amount: Math.max(...rows),
            atMost: 1,
            as: (count) => `${count} ${count === 1 ? 'row' : 'rows'}`,
          },
        ),
        // None would mean that nothing was recorded.
        holds: rows.every((count) => count === 1),
      },
    ];
  },
});

/** Adds a copy to a row's first count, and waits until it is saved and nothing renders any more. */
async function rowsRendered(page: Page, row: number): Promise<number> {
  // A search by role would compute the names of all fields.
  const count = page.locator('tr[data-item-id] [data-count-cell]').nth(row * 2);
  await count.focus();
  await page.evaluate(() => window.renderedRows.clear());
  await count.press('ArrowUp');
  await count.and(page.locator('[title="Saved"]')).waitFor();
  await count.and(page.locator(':not([title])')).waitFor();
  return page.evaluate(() => window.renderedRows.size);
}
