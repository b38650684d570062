import { AFTER_PAINT_ATTRIBUTE, EARLY_ATTRIBUTE } from '@domain/after-first-paint';
import type { Page } from '@playwright/test';
import { untilRendered } from '@tests/support/browser/first-screen';
import { expect, test } from '@tests/support/browser/test';

const PATHS = [
  '/',
  '/card-sets',
  '/cards/sor',
  '/cards/sor?view=list',
  '/cards/sor-059',
  '/collections',
  '/trading',
  '/contact',
  '/login',
];

// Documents stay as they came.
test.use({ javaScriptEnabled: false });

/** A document with its first screen and its fonts. */
async function openDocument(page: Page, path: string): Promise<void> {
  await untilRendered(page.request, path);
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}

/** Reads the whole styles as `src/app/after-first-paint` does, and returns what looks otherwise then. */
const changesByWholeStyles = (page: Page): Promise<{ elements: number; changes: string[] }> =>
  page.evaluate(
    ([templates, early]) => {
      const elements = [...document.querySelectorAll('body, #root *')].filter(
        (element) => !element.matches('style, link'),
      );
      const looks = () =>
        elements.flatMap((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const parts = ['', '::before', '::after'].map((part) => getComputedStyle(element, part));
          const drawn = parts.filter(({ content }, at) => at === 0 || content !== 'none');
          return [
            `${x} ${y} ${width} ${height}`,
            ...drawn.flatMap((style) =>
              [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`),
            ),
          ].map((look) => `${element.tagName}.${element.getAttribute('class')} ${look}`);
        });
      const before = looks();
      for (const template of document.querySelectorAll<HTMLTemplateElement>(`[${templates}]`)) {
        const style = template.content.querySelector('style');
        if (style) document.head.append(document.importNode(style, true));
      }
      for (const element of document.querySelectorAll(`[${early}]`)) element.remove();
      const after = looks();
      const changes = after.filter((look, at) => look !== before[at]);
      return { elements: elements.length, changes: changes.slice(0, 20) };
    },
    [AFTER_PAINT_ATTRIBUTE, EARLY_ATTRIBUTE] as const,
  );

for (const width of [1_400, 360]) {
  test(`a first screen looks the same with its own styles as with all of them, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of PATHS) {
      await test.step(path, async () => {
        await openDocument(page, path);
        const { elements, changes } = await changesByWholeStyles(page);
        expect(elements).toBeGreaterThan(30);
        expect(changes).toEqual([]);
      });
    }
  });
}

test('the frame has its looks before the page is there', async ({ page }) => {
  await openDocument(page, '/card-sets');
  const header = page.getByRole('banner');
  const complete = await header.boundingBox();
  await page.evaluate((early) => {
    const [, screen] = document.querySelectorAll<HTMLStyleElement>(`style[${early}]`);
    if (screen) screen.media = 'not all';
    document.querySelector('main')?.remove();
  }, EARLY_ATTRIBUTE);
  expect(await header.boundingBox()).toEqual(complete);
  await expect(header).toHaveCSS('font-family', 'sans-serif');
  await expect(header.getByRole('link', { name: 'Trading' })).toHaveCSS('display', 'flex');
});

test('what has the focus has a ring where no script runs', async ({ page }) => {
  await openDocument(page, '/card-sets');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCSS('outline-width', '3px');
});
