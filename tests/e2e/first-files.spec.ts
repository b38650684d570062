import { expect, test } from '@tests/support/browser/test';

declare global {
  interface Window {
    /** The addresses that had arrived when the heading appeared. */
    filesOfHeading?: string[];
  }
}

const isFile = (address: string): boolean => /^\/assets\/.*\.(js|css)$/.test(path(address));
const path = (address: string): string => new URL(address).pathname;

for (const address of ['/', '/card-sets', '/cards/SOR', '/cards/sor-059']) {
  test(`${address} names all the files that its heading needs in its head`, async ({ page }) => {
    const html = await (await page.request.get(address)).text();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (isFile(request.url())) asked.push(path(request.url()));
    });
    // Noted in the page, since what comes later on purpose, such as a chart, may come before this process looks.
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('h1')) return;
        observer.disconnect();
        window.filesOfHeading = performance.getEntriesByType('resource').map(({ name }) => name);
      });
      observer.observe(document, { childList: true, subtree: true });
    });

    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const needed = (await page.evaluate(() => window.filesOfHeading ?? []))
      .filter(isFile)
      .map(path);
    expect(needed.length).toBeGreaterThan(4);
    expect(needed.filter((file) => !html.includes(file))).toEqual([]);
    expect(asked.length).toBe(new Set(asked).size);
  });
}
