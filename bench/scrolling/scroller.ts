import type { Page } from '@playwright/test';

/**
 * The step in CSS pixels per frame, about 2,400 a second, like a wheel turned quickly; and the duration in
 * milliseconds.
 */
const STEP = 40;
const SCROLL_MS = 4_000;

/**
 * Scrolls a page, or an element of it, down frame by frame, and up again where it ends.
 *
 * @param box a selector of the element; without one, the window scrolls
 * @returns each frame's duration in milliseconds
 */
export const scrollFrames = (page: Page, box: string | null = null): Promise<number[]> =>
  page.evaluate(
    ([step, length, selector]) =>
      new Promise<number[]>((resolve) => {
        const scrolled =
          (selector === null ? null : document.querySelector(selector)) ?? document.documentElement;
        const frames: number[] = [];
        const begun = performance.now();
        let last = begun;
        let direction = 1;
        const next = (now: number) => {
          if (now > begun) frames.push(now - last);
          last = now;
          if (now - begun > length) return void resolve(frames.slice(1));
          const before = scrolled.scrollTop;
          scrolled.scrollTop += step * direction;
          if (scrolled.scrollTop === before) direction = -direction;
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    [STEP, SCROLL_MS, box] as const,
  );
