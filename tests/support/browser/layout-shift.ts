import { expect, test, type Page } from '@playwright/test';

/** The most that a page may shift (rules/speed#layout-shift). */
const LIMIT = 0.01;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    layoutShifts: { value: number; moved: string[] }[];
  }
}

/** Records layout shifts in every document that the page opens from now on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  expect(test.info().project.name, 'what pictures shift needs pictures').toBe('with pictures');
  await page.addInitScript(() => {
    window.layoutShifts = [];
    const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
      `${x},${y} ${width}×${height}`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.tagName} ${node.className}` : 'text';
          return `${name} from ${place(previousRect)} to ${place(currentRect)}`;
        });
        window.layoutShifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Expects that the page has shifted no more than allowed so far; the message names what moved. */
export async function expectLittleLayoutShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(
    () =>
      // Two more frames, so that running changes count.
      new Promise<Window['layoutShifts']>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.layoutShifts))),
      ),
  );
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(LIMIT);
}
