import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expectNoAccessibilityFaults } from '@tests/support/browser/accessibility';
import { openUntilIdle } from '@tests/support/browser/idle';
import { expect, test } from '@tests/support/browser/test';

const run = promisify(execFile);
const panel = (page: Page) => page.getByRole('complementary', { name: 'Developer panel' });
const line = (page: Page) => page.getByRole('combobox', { name: 'Search cards' });
const rows = async (page: Page) => {
  const table = page.getByRole('table', { name: /^Cards of/ });
  await expect(table).toBeVisible();
  return (await table.getByRole('row').locator('a').allInnerTexts()).slice(0, 8);
};

async function exportState(page: Page, path: string): Promise<void> {
  const coming = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Export state' }).click();
  await (await coming).saveAs(path);
}

test('a capsule shows the same cards on another machine, frozen, and replays without a browser', async ({
  page,
  browser,
  baseURL,
}, testInfo) => {
  await page.goto('/cards/SOR?view=list&debug');
  await line(page).pressSequentially('unit cost<=3');
  await page.getByRole('columnheader', { name: 'Power' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=power/);
  const shown = await rows(page);
  const file = testInfo.outputPath('capsule.json');
  await exportState(page, file);
  await expectNoAccessibilityFaults(page);

  const elsewhere = await browser.newContext({ baseURL: baseURL!, locale: 'de-DE' });
  const other = await elsewhere.newPage();
  await openUntilIdle(other, '/contact?debug');
  await expect(panel(other)).toBeVisible();
  const asked: string[] = [];
  other.on('request', (request) => {
    if (/\/(graphql|api)\b/.test(request.url())) asked.push(request.url());
  });
  await panel(other).getByLabel('Capsule file').setInputFiles(file);
  await expect(other.getByRole('region', { name: 'Recorded state' })).toBeVisible();
  expect(await rows(other)).toEqual(shown);
  expect(asked).toEqual([]);
  await expectNoAccessibilityFaults(other);
  await other.getByRole('button', { name: /^Leave/ }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await elsewhere.close();

  const { stdout } = await run(process.execPath, [
    'node_modules/tsx/dist/cli.mjs',
    'tools/replay.ts',
    file,
  ]);
  expect(stdout).toMatch(/\d+ actions, states agree/);
});

test('a file that isn’t a capsule is refused with a sentence, and the page stays', async ({
  page,
}) => {
  const hostile: [string, string | Buffer][] = [
    ['truncated', '{"format":"starbinder-capsule","version":1,"actions":['],
    ['of another version', '{"format":"starbinder-capsule","version":99}'],
    ['of another program', '{"nodes":[1,2,3]}'],
    ['a photo', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70])],
    ['empty', ''],
  ];
  for (const [name, content] of hostile) {
    await test.step(name, async () => {
      await page.goto('/contact?debug');
      await expect(panel(page)).toBeVisible();
      await expect(panel(page).getByRole('alert')).toBeHidden();
      await panel(page)
        .getByLabel('Capsule file')
        .setInputFiles({
          name: 'other.json',
          mimeType: 'application/json',
          buffer: Buffer.from(content),
        });
      await expect(panel(page).getByRole('alert')).toHaveText(/\w+ \w+/);
      await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    });
  }
});
