import { Client } from 'pg';
import { DOCUMENT_STATE_ID } from '@domain/document';
import { type RunningProgram, startProgram } from '@tests/support/browser/program';
import { expect, test } from '@tests/support/browser/test';
import { postgresOf } from '@tests/server/platform/started-program';

const TOKEN = 'a-token-of-the-monitor';
let program: RunningProgram;

test.beforeAll(async () => {
  program = await startProgram(undefined, { PICTURES_AHEAD: 'on', METRICS_TOKEN: TOKEN });
});
test.afterAll(() => program.stop());

/** How many pictures the program had to make because they were requested, so far. */
async function picturesMade(): Promise<number> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const metrics = await (await fetch(`${program.url}/metrics`, { headers })).text();
  return Number(/^starbinder_pictures_total\{outcome="made"\} (\d+)$/m.exec(metrics)?.[1]);
}

const WINDOWS = [
  { width: 1_400, height: 900 },
  { width: 390, height: 844 },
  { width: 600, height: 960 },
  { width: 820, height: 1_180 },
];

test.describe.configure({ mode: 'serial' });

test('the first visitor’s home page is complete, with pictures that nobody waits for', async ({
  browser,
}) => {
  const made = await picturesMade();
  expect(made).toBeGreaterThan(0);
  const document = await fetch(program.url, { headers: { accept: 'text/html' } });
  expect(await document.text()).toContain(`id="${DOCUMENT_STATE_ID}"`);
  for (const viewport of WINDOWS) {
    await test.step(`${viewport.width} px`, async () => {
      const page = await browser.newPage({ viewport });
      await page.goto(program.url);
      const pictures = page.locator('main img');
      expect(await pictures.count()).toBeGreaterThan(9);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveJSProperty('complete', true);
        expect(
          await picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
        ).toBeGreaterThan(0);
      }
      await page.close();
    });
  }
  expect(await picturesMade()).toBe(made);
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('a page whose document is late comes by itself', async ({ page }) => {
    const { connectionString } = postgresOf(program.dataDir);
    const holder = new Client({ connectionString });
    await holder.connect();
    const main = page.getByRole('main');
    for (const path of ['/card-sets/SHD', '/cards?view=list', '/collections/collector?set=shd']) {
      await test.step(path, async () => {
        await holder.query('begin');
        await holder.query('lock table card_set, card, user_account in access exclusive mode');
        const again = page.waitForRequest(/[?&]noscript$/);
        await page.goto(`${program.url}${path}`, { waitUntil: 'commit' });
        await again;
        await holder.query('rollback');
        await expect(main.getByText(/^\$\d/).first()).toBeVisible();
      });
    }
    await holder.end();
  });
});
