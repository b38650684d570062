import { expect, type Page } from '@playwright/test';
import { firstOf, isLong } from '../long';
import { expectNoAccessibilityFaults } from './accessibility';
import { openUntilIdle } from './idle';
import { expectLittleLayoutShift, watchLayoutShift } from './layout-shift';
import { THEMES } from '@domain/theme';
import { expectNoHorizontalScroll } from './horizontal-scroll';
import { applyTheme } from './theme';
import { expectUntranslatedNames } from './untranslated-names';
import { expectWordsInPlace } from './words-in-place';

/** Runs axe on the current page: all rules in one theme, and those about colours in another one; the long proofs, in all. */
export async function expectNoFaultsInAnyTheme(page: Page): Promise<void> {
  const [first, ...others] = THEMES;
  for (const theme of firstOf(1, others)) {
    await applyTheme(page, theme);
    await expectNoAccessibilityFaults(page, 'about colours');
  }
  await applyTheme(page, first);
  await expectNoAccessibilityFaults(page);
}

const PHONE = 360;
const TABLET = 768;
const DESKTOP = 1400;

/** Some pages, each with the widths to look at it: in turn a phone's and a desktop's; in the long proofs, all. */
export const withWidths = <Place>(pages: readonly Place[]) =>
  pages.map((page, index) => ({
    page,
    widths: isLong ? [PHONE, TABLET, DESKTOP] : [index % 2 === 0 ? PHONE : DESKTOP],
  }));

/**
 * Opens an address at several widths and expects each time that nothing shifts while it loads, nothing is wider than the
 * window, no words of a list run out of their place, and at most one action is the first, and at the last width that translators leave names alone, and no
 * accessibility fault in any theme.
 *
 * @param widths in CSS pixels
 */
export async function expectGoodSights(
  page: Page,
  path: string,
  widths: readonly number[],
): Promise<void> {
  await watchLayoutShift(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await openUntilIdle(page, path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expectLittleLayoutShift(page);
    await expectNoHorizontalScroll(page);
    await expectWordsInPlace(page);
    const first = page.getByRole('main').locator('.ui.primary.button:visible');
    expect(await first.count(), 'a screen has one first action at most').toBeLessThanOrEqual(1);
  }
  await expectUntranslatedNames(page);
  await expectNoFaultsInAnyTheme(page);
}
