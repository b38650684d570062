import { chromium, type Page } from '@playwright/test';
import { untilRendered } from '@tests/support/browser/first-screen';
import { expectLittleLayoutShift, watchLayoutShift } from '@tests/support/browser/layout-shift';
import { openUntilIdle } from '@tests/support/browser/idle';
import { expectNoHorizontalScroll } from '@tests/support/browser/horizontal-scroll';
import { expect, test } from '@tests/support/browser/own-people';
import { launchWithFonts, SYSTEM_FONTS } from '@tests/support/browser/system-fonts';
import { firstOf } from '@tests/support/long';

const PATHS = ['/', '/cards/sor', '/cards/sor?view=list', '/card-sets', '/cards/sor-059'];

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

for (const fonts of firstOf(1, SYSTEM_FONTS)) {
  test(`on a system with ${fonts}, nothing moves when our fonts come late, or at once`, async ({
    baseURL,
  }) => {
    test.slow();
    const browser = await chromium.launch(await launchWithFonts(fonts));
    const page = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
    await watchLayoutShift(page);
    for (const path of firstOf(2, PATHS)) {
      await untilRendered(page.request, path);
      for (const width of [360, 1400]) {
        await test.step(`${path}, ${width} px wide`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await openWithLateFonts(page, path);
          await expectLittleLayoutShift(page);
          await openUntilIdle(page, path);
          await expectLittleLayoutShift(page);
        });
      }
    }
    await browser.close();
  });
}

/** Opens a page whose fonts come once it is drawn. */
async function openWithLateFonts(page: Page, path: string): Promise<void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.woff2$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  release();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await page.unroute(/\.woff2$/);
}

const VISITORS = ['/cards/sor', '/cards/sor?view=list', '/collections/collector/sell', '/'];
const OWN = ['/collections/my/want', '/'];

test.describe('while the rest of a document comes, what it has brought stays', () => {
  for (const path of firstOf(2, VISITORS)) {
    test(`${path}, for visitors`, ({ page }) => expectStable(page, path));
  }

  for (const path of firstOf(1, OWN)) {
    test(`${path}, for a person`, async ({ page, signInAs }) => {
      await signInAs('collector@example.com');
      await expectStable(page, path);
    });
  }
});

/** Opens a page as a slow connection brings it, without scripts. */
async function expectStable(page: Page, path: string): Promise<void> {
  test.slow();
  const html = await untilRendered(page.request, path);
  const parts = inParts(html.replaceAll(/<script\b.*?<\/script>/gs, ''));
  await page.route(
    ({ pathname, search }) => pathname + search === path,
    (route) => route.fulfill({ body: parts.join(''), contentType: 'text/html' }),
  );
  await watchLayoutShift(page);
  for (const width of [360, 1400]) {
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.evaluate(writeSlowly, parts);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectLittleLayoutShift(page);
    });
  }
}

/** A document's head, its first screen in small parts, and the rest. */
function inParts(html: string): string[] {
  const main = html.indexOf('<main');
  const screen = html.slice(main, main + 36_000);
  return [
    html.slice(0, main),
    ...(screen.match(/.{1,300}/gs) ?? []),
    html.slice(main + screen.length),
  ];
}

/** Brings a document as a slow connection does: each part is painted before the next one comes. */
async function writeSlowly(parts: readonly string[]): Promise<void> {
  const painted = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  document.open();
  for (const part of parts) {
    document.write(part);
    await painted();
  }
  document.close();
}

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
    for (const width of firstOf(1, [360, 992, 1400])) {
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

test('all cards by set come below the first set’s heading, and stay where they are', async ({
  page,
}) => {
  const path = '/cards?group=set';
  const tiles = page.getByRole('list', { name: 'All cards' }).getByRole('listitem');
  const heading = tiles.first().getByRole('heading', { level: 2 });
  await watchLayoutShift(page);
  for (const width of [360, 768, 1400]) {
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const html = await untilRendered(page.request, path);
      const [, brought] = /<h2[^>]*>(.*?)<\/h2>/.exec(html) ?? [];
      await openUntilIdle(page, path);
      await expect(tiles.first()).not.toHaveAttribute('aria-setsize', '24');
      expect(await heading.innerHTML()).toBe(brought);
      await expectLittleLayoutShift(page);
    });
  }
});
