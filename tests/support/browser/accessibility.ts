import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFile(
  new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url),
  'utf8',
);

/** What a theme can change: colours, and nothing else. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of rows and tiles with the same tag and classes, this many are looked at: axe takes 10 s for a page of 250 of them. */
const ALIKE_LOOKED_AT = 30;

/**
 * Runs axe on the current page and expects no fault of WCAG 2.2 AA, or only no colour fault.
 *
 * Calls axe directly: our pages have no frames, and the usual bridge to Playwright gathers the results of all frames on
 * another page, which takes twice as long as the rules.
 */
export async function expectNoAccessibilityFaults(
  page: Page,
  rules: 'all' | 'about colours' = 'all',
): Promise<void> {
  expect(page.frames(), 'frames, which axe wouldn’t look into').toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  await leaveOutAlike(page, true);
  const options: axe.RunOptions = {
    runOnly: rules === 'all' ? LEVELS : { type: 'rule', values: ABOUT_COLOURS },
    // Rules that pass needn't be reported.
    resultTypes: ['violations'],
  };
  const faults = await page.evaluate(async (given) => {
    const { violations } = await window.axe.run(document, given);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${help}\n  ${String(target)}\n  ${failureSummary}`,
      ),
    );
  }, options);
  await leaveOutAlike(page, false);
  expect(faults).toEqual([]);
}

/** Hides the rows and tiles that are like earlier ones, except where the focus is, or shows them again. */
const leaveOutAlike = (page: Page, hide: boolean): Promise<void> =>
  page.evaluate(
    ([isHiding, lookedAt]) => {
      const counts = new Map<string, number>();
      for (const row of document.querySelectorAll<HTMLElement>('li, tr')) {
        const kind = `${row.tagName} ${row.className}`;
        const count = (counts.get(kind) ?? 0) + 1;
        counts.set(kind, count);
        if (!isHiding) row.style.removeProperty('display');
        else if (count > lookedAt && !row.contains(document.activeElement)) {
          row.style.setProperty('display', 'none', 'important');
        }
      }
    },
    [hide, ALIKE_LOOKED_AT] as const,
  );
