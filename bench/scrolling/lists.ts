import type { Page } from '@playwright/test';
import { untilIdle } from '@tests/support/browser/idle';

/** A long list to scroll. */
export interface LongList {
  name: string;
  /** The browser that shows it; each gets different answers. */
  in: 'a-set' | 'a-large-set' | 'a-large-list';
  /** Opens it and waits until the page has loaded. */
  open: (page: Page) => Promise<void>;
  /** A selector of the element that scrolls, if not the window. */
  box?: string;
  /** Whether it shows large pictures, for everybody. */
  hasPictures?: true;
}

/** Their numbers of rows; the demo's sets have their own. */
export const SIZES = { cards: 3_000, saleItems: 5_000 };

/** What scrolls in the application; first the plain table that shows what the browser itself can do. */
export const LISTS: readonly LongList[] = [
  { name: 'a plain HTML table of 5,000 rows', in: 'a-set', open: showPlainTable },
  {
    name: 'a set’s table',
    in: 'a-set',
    open: (page) => opened(page, '/cards/SOR?view=list', 'row'),
  },
  {
    name: 'a table of 3,000 cards',
    in: 'a-large-set',
    open: (page) => opened(page, '/cards/SOR?view=list', 'row'),
  },
  {
    name: 'a set’s pictures',
    in: 'a-set',
    hasPictures: true,
    open: (page) => opened(page, '/cards/SOR', 'listitem'),
  },
  {
    name: 'a collection’s table',
    in: 'a-set',
    open: (page) => opened(page, '/collections/my/edit?set=SOR', 'row'),
  },
  {
    name: 'a sale list of 5,000 printings',
    in: 'a-large-list',
    open: (page) => opened(page, '/collections/my/sell/edit', 'listitem'),
  },
  {
    name: 'the card picker',
    in: 'a-set',
    open: openPicker,
    box: '[role="dialog"] div:has(> [aria-label="Printings"])',
  },
];

/** Waits until the page shows some of the list and has no open request. */
const opened = (page: Page, path: string, role: 'row' | 'listitem'): Promise<void> =>
  untilIdle(page, async () => {
    await page.goto(path);
    await page.getByRole('main').getByRole(role).nth(5).waitFor();
  });

async function openPicker(page: Page): Promise<void> {
  await page.goto('/collections/my/want/edit');
  await page.getByRole('main').getByRole('button', { name: 'Add Cards' }).first().click();
  await untilIdle(page, () =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^One more: / })
      .nth(5)
      .waitFor(),
  );
}

const PLAIN_ROWS = 5_000;
const PLAIN_CELLS = 11;

/** Shows a plain HTML table with all rows drawn: what the browser itself needs to scroll as much. */
async function showPlainTable(page: Page): Promise<void> {
  const row = `<tr>${'<td>Some words</td>'.repeat(PLAIN_CELLS)}</tr>`;
  await page.setContent(
    `<!doctype html><style>td { height: 40px }</style><table>${row.repeat(PLAIN_ROWS)}</table>`,
  );
}
