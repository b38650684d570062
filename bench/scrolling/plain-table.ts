import type { Page } from '@playwright/test';

const ROWS = 5_000;
const CELLS = 11;

/** Shows a table that is nothing but HTML, all of it drawn: what the browser itself needs to scroll as much. */
export async function showPlainTable(page: Page): Promise<void> {
  const row = `<tr>${'<td>Some words</td>'.repeat(CELLS)}</tr>`;
  await page.setContent(
    `<!doctype html><style>td { height: 40px }</style><table>${row.repeat(ROWS)}</table>`,
  );
}
