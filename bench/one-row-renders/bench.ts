import { formatNumber } from '@domain/number-text';
import type { Page } from '@playwright/test';
import { untilIdle } from '@tests/support/browser/idle';
import { demoBench } from '../demo-bench';
import { signIn } from '@tests/support/browser/sign-in';
import { newVisitor } from '../slow-page';
import { serveLargeSet } from '../typing/large-set';
import { serveLargeCollection } from './large-collection';
import { recordRenders } from './record-renders';
import { untilDrawn } from './until-drawn';

const ROWS = 10_000;
const EDITS = 5;
/** The program's first page may be slow on a busy machine. */
const LOADED_WITHIN_MS = 120_000;

/** How many rows React renders again when one count of a long table is edited (rules/speed#rows). */
export const oneRowRenders = demoBench({
  name: 'one-row-renders',
  async measure({ programUrl, browser }) {
    const context = await newVisitor(browser, programUrl);
    await serveLargeSet(context, programUrl, ROWS);
    await serveLargeCollection(context, ROWS);
    const page = await context.newPage();
    page.setDefaultTimeout(LOADED_WITHIN_MS);
    await page.addInitScript(recordRenders);
    await untilIdle(page, () =>
      signIn(page, 'collector@example.com', '/collections/my/edit?set=SOR'),
    );
    await untilDrawn(page);
    const rows: number[] = [];
    for (let edit = 0; edit < EDITS; edit += 1) rows.push(await rowsRendered(page, edit));
    return [
      {
        name: `One count edited in a table of ${formatNumber(ROWS)} rows`,
        how: `rows that React rendered again, from the key to the end of the answer’s flash; the most of ${EDITS} edits`,
        bar: '1 row',
        measured: `${Math.max(...rows)} row`,
        holds: rows.every((count) => count === 1),
      },
    ];
  },
});

/** Adds a copy to a row's first count, and waits until it is saved and nothing renders any more. */
async function rowsRendered(page: Page, row: number): Promise<number> {
  // A search by role would compute the names of 30,000 fields.
  const count = page.locator('tr[data-item-id] [data-count-cell]').nth(row * 2);
  await count.focus();
  await page.evaluate(() => {
    window.renderedRows = {};
  });
  await count.press('ArrowUp');
  await count.and(page.locator('[title="Saved"]')).waitFor();
  await count.and(page.locator(':not([title])')).waitFor();
  return page.evaluate(() => Object.keys(window.renderedRows).length);
}
