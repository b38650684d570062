import { DOCUMENT_STATE_ID } from '@domain/document';
import { FIRST_LOAD_BAR, firstLoadOf } from '@tests/support/browser/first-load';
import { untilRendered } from '@tests/support/browser/first-screen';
import { openUntilIdle } from '@tests/support/browser/idle';
import { expect, test } from '@tests/support/browser/test';

declare global {
  interface Window {
    /** The files that had been asked for at the end of hydration. */
    filesOfHydration?: string[];
  }
}

const FILES = /^\/assets\/.*\.(js|css)$/;

for (const address of ['/', '/card-sets', '/cards/SOR', '/cards/sor-059']) {
  test(`${address} names all that it needs in its document, and asks for nothing twice`, async ({
    page,
  }) => {
    const html = await untilRendered(page.request, address);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (FILES.test(pathname)) asked.push(pathname);
    });
    // Recorded in the page, since files that are loaded later on purpose, such as a chart, may arrive before this
    // process looks.
    await page.addInitScript((id) => {
      let wasThere = false;
      new MutationObserver((_changes, observer) => {
        const isThere = document.getElementById(id) !== null;
        wasThere ||= isThere;
        if (isThere || !wasThere) return;
        observer.disconnect();
        window.filesOfHydration = performance.getEntriesByType('resource').map(({ name }) => name);
      }).observe(document, { childList: true, subtree: true });
    }, DOCUMENT_STATE_ID);
    await page.goto(address);
    const needed = (await page.evaluate(() => window.filesOfHydration ?? []))
      .map((name) => new URL(name).pathname)
      // What sends calls and opens a card is loaded while the page is hydrated, ahead of the first call and click.
      .filter((path) => FILES.test(path) && !/\/(?:send-operation|opened-card)-/.test(path));
    expect(needed.length).toBeGreaterThan(2);
    expect(
      needed.filter((file) => !html.includes(`href="${file}"`) && !html.includes(`src="${file}"`)),
    ).toEqual([]);
    expect(asked).toHaveLength(new Set(asked).size);
  });
}

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });
  test('a document is painted in our fonts', async ({ page }) => {
    await untilRendered(page.request, '/card-sets');
    await page.goto('/card-sets');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(heading).toHaveCSS('font-family', /Exo 2/);
  });
});

test('the sets load little at a first visit', async ({ page }) => {
  const { bytes, scripts } = await firstLoadOf(page, '/card-sets');
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(FIRST_LOAD_BAR.bytes);
  expect(scripts).toBeLessThanOrEqual(FIRST_LOAD_BAR.scripts);
});

/** Their pixels per CSS pixel and widths: phones, a tablet, and a laptop whose pages are enlarged. */
const SCREENS = [
  [1.75, 412],
  [2, 810],
  [3, 390],
  [1.5, 1280],
] as const;

test(
  'the document’s pictures are requested in one size, on any screen',
  { tag: '@long' },
  async ({ browser, baseURL }) => {
    for (const [deviceScaleFactor, width] of SCREENS) {
      await test.step(`${deviceScaleFactor} × ${width} px`, async () => {
        const context = await browser.newContext({
          baseURL: baseURL!,
          deviceScaleFactor,
          viewport: { width, height: 800 },
        });
        const page = await context.newPage();
        const sizes = new Map<string, Set<string>>();
        page.on('request', (request) => {
          const [, picture, size] = /(\/images\/card.*)\/(\d+)$/.exec(request.url()) ?? [];
          // Rows have their own small pictures.
          if (picture && Number(size) > 80)
            sizes.set(picture, (sizes.get(picture) ?? new Set()).add(`${size}`));
        });
        for (const path of ['/', '/card-sets', '/cards/SOR', '/cards/sor-059']) {
          sizes.clear();
          await openUntilIdle(page, path);
          expect(sizes.size).toBeGreaterThan(0);
          expect([...sizes].filter(([, requested]) => requested.size > 1)).toEqual([]);
        }
        await context.close();
      });
    }
  },
);
