import { expect, type Locator, type Page } from '@playwright/test';

/** Expects that a phone's bottom bar doesn't cover the element. */
export async function expectAboveBottomBar(
  page: Page,
  element: Locator,
  { timeout }: { timeout?: number } = {},
): Promise<void> {
  const places = page.getByRole('navigation', { name: 'Places' });
  await expect(async () => {
    const [bar, box] = [await places.boundingBox(), await element.boundingBox()];
    expect(bar?.height).toBeGreaterThanOrEqual(44);
    expect(box!.y + box!.height).toBeLessThanOrEqual(bar!.y);
  }).toPass(timeout === undefined ? {} : { timeout });
}
