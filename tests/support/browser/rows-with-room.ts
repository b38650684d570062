import { expect, type Page } from '@playwright/test';

/** The least room between a row's text and its edges, in CSS pixels. */
const ROOM = 4;

/** Expects that no text of the list's rows comes near their upper and lower edges. */
export async function expectRoomInRows(page: Page, rows: string): Promise<void> {
  await expect(page.locator(rows).first()).toBeVisible();
  const full = await page.locator(rows).evaluateAll(
    (all, room) =>
      all.flatMap((row) => {
        const edges = row.getBoundingClientRect();
        const range = document.createRange();
        const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
        const near: string[] = [];
        while (texts.nextNode()) {
          range.selectNodeContents(texts.currentNode);
          const { top, bottom, width } = range.getBoundingClientRect();
          if (width > 1 && (top < edges.top + room || bottom > edges.bottom - room)) {
            near.push(texts.currentNode.textContent ?? '');
          }
        }
        return near;
      }),
    ROOM,
  );
  expect(full).toEqual([]);
}
