import { expect, type Locator, type Page } from '@playwright/test';

/** Expects that nothing on a phone's bottom bar covers the element. The bar ends 8 px above its buttons. */
export async function expectAboveBottomBar(
  page: Page,
  element: Locator,
  { timeout }: { timeout?: number } = {},
): Promise<void> {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await expect(async () => {
    const [button, box] = [await menu.boundingBox(), await element.boundingBox()];
    expect(button?.height).toBeGreaterThanOrEqual(44);
    expect(box!.y + box!.height).toBeLessThanOrEqual(button!.y - 8);
  }).toPass(timeout === undefined ? {} : { timeout });
}
