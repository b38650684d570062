/**
 * `npm run screenshots`: pictures of every built page at four widths in every theme, in screenshots/.
 * `npm run screenshots -- --readme`: those that README.md shows, in docs/images/.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { cardButtons } from '../tests/support/browser/cards';
import { browserLaunchOptions } from '../tests/support/browser/executable';
import { startProgram } from '../tests/support/browser/program';
import { THEMES } from '../domain/theme';
import { builtRoutes } from '../tests/support/browser/routes';
import { signIn } from '../tests/support/browser/sign-in';
import { rememberTheme } from '../tests/support/browser/theme';
import { takeReadmePictures } from './readme-pictures';
import { openUntilIdle } from '../tests/support/browser/idle';

const WIDTHS = [360, 390, 768, 1400];
const folder = 'screenshots';

async function takeAll(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      const page = await browser.newPage({
        baseURL: program.url,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });
      await rememberTheme(page, program.url, theme);
      for (const [name, path] of Object.entries(builtRoutes)) {
        await openUntilIdle(page, path);
        await save(page, [name, theme, width]);
      }
      await openUntilIdle(page, builtRoutes['card set as pictures']);
      await cardButtons(page).first().click();
      const picture = page.getByRole('dialog').getByRole('img').first();
      await picture.evaluate((image: HTMLImageElement) => image.decode());
      await save(page, ['card dialog', theme, width]);
      await takeSignedIn(page, 'collector@example.com', OWN, [theme, width]);
      await page.context().clearCookies();
      await takeSignedIn(page, 'admin@example.com', ADMINISTRATOR, [theme, width]);
      await page.close();
    }
  }
}

/** Pages that only a signed-in player has. */
const OWN = [
  '/',
  '/collections/my?set=sor',
  '/collections/my/edit?set=sor',
  '/collections/my/history',
  '/collections/my/worth',
  '/collections/my/want',
  '/collections/my/want/edit',
  '/collections/my/sell',
  '/collections/my/sell/edit',
  '/trading',
  '/trading?tab=SharedSaleLists',
  '/trading?tab=Offers',
];

/** Pages that differ for an administrator. */
const ADMINISTRATOR = ['/profile', '/preferences', '/admin', '/admin/users', '/admin/reports'];

async function takeSignedIn(
  page: Page,
  email: string,
  paths: readonly string[],
  parts: (string | number)[],
): Promise<void> {
  await signIn(page, email);
  for (const path of paths) {
    await openUntilIdle(page, path);
    const name = path.replaceAll(/[/?=]/g, ' ').trimEnd();
    await save(page, [`signed in${name}`, ...parts]);
  }
}

async function save(page: Page, parts: (string | number)[]): Promise<void> {
  const path = join(folder, `${parts.join('-').replaceAll(/[ ,]+/g, '-')}.png`);
  await page.screenshot({ path });
  console.log(path);
}

const program = await startProgram();
const browser = await chromium.launch(await browserLaunchOptions());

try {
  if (process.argv.includes('--readme')) await takeReadmePictures(browser, program.url);
  else await takeAll();
} finally {
  await browser.close();
  await program.stop();
}
