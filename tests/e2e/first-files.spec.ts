import { expect, test } from '@tests/support/browser/test';

for (const path of ['/', '/card-sets', '/cards/SOR', '/cards/sor-059']) {
  test(`${path} names all the files that it needs in its head`, async ({ page }) => {
    const html = await (await page.request.get(path)).text();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/assets\/.*\.(js|css)$/.test(pathname)) asked.push(pathname);
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked.length).toBeGreaterThan(4);
    expect(asked.filter((file) => !html.includes(file))).toEqual([]);
    expect(asked.length).toBe(new Set(asked).size);
  });
}
