import { formatNumber } from '@domain/number-text';
import type { Browser, Page } from '@playwright/test';
import { untilIdle } from '@tests/support/browser/idle';
import { demoBench } from '../demo-bench';
import { signIn } from '@tests/support/browser/sign-in';
import type { Figure } from '../figure';
import { recordRenders } from '../one-row-renders/record-renders';
import { untilDrawn } from '../one-row-renders/until-drawn';
import { newVisitor } from '../slow-page';
import { serveLargeSaleList } from './large-list';

const ITEMS = 5_000;
const EDITS = 5;
/** The program's first page may be slow on a busy machine. */
const LOADED_WITHIN_MS = 120_000;

/** How many rows React renders again when one printing of a list of 5,000 is edited (rules/speed#rows). */
export const tradeList = demoBench({
  name: 'trade-list',
  async measure({ programUrl, browser }) {
    const { page, items } = await openList(browser, programUrl);
    await untilDrawn(page);
    const rows: number[] = [];
    for (let edit = 0; edit < EDITS; edit += 1) rows.push(await rowsRendered(page, edit));
    return [renderFigure(items, rows)];
  },
});

async function openList(browser: Browser, programUrl: string) {
  const context = await newVisitor(browser, programUrl);
  const items = await serveLargeSaleList(context, programUrl, ITEMS);
  const page = await context.newPage();
  page.setDefaultTimeout(LOADED_WITHIN_MS);
  await page.addInitScript(recordRenders);
  await untilIdle(page, async () => {
    await signIn(page, 'collector@example.com', '/collections/my/sell/edit');
    await page.getByRole('listitem').nth(5).waitFor();
  });
  return { page, items };
}

/** Adds a copy of a row's printing, and waits until it is saved and nothing renders any more. */
async function rowsRendered(page: Page, row: number): Promise<number> {
  const item = page.locator('li[data-item-id]').nth(row);
  const more = item.getByRole('button', { name: / more$/ });
  await more.focus();
  await page.evaluate(() => {
    window.renderedRows = {};
  });
  await more.press('Enter');
  await item.locator('[title="Saved"]').waitFor();
  await item.locator('[title="Saved"]').waitFor({ state: 'detached' });
  return page.evaluate(() => Object.keys(window.renderedRows).length);
}

const renderFigure = (items: number, rows: readonly number[]): Figure => ({
  name: `One quantity edited on a sale list of ${formatNumber(items)} printings`,
  how: `rows that React rendered again, from the key to the end of the answer’s flash; the most of ${EDITS} edits`,
  bar: '1 row',
  measured: `${Math.max(...rows)} row`,
  holds: rows.every((count) => count === 1),
});
