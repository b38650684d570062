import type { Page } from '@playwright/test';

/**
 * The step in CSS pixels per frame, about 2,400 a second, like a wheel turned quickly; and the duration in
 * milliseconds.
 */
const STEP = 40;
const SCROLL_MS = 4_000;

/** Scrolls down a page frame by frame. @returns each frame's duration in milliseconds */
export const scrollFrames = (page: Page): Promise<number[]> =>
  page.evaluate(
    ([step, length]) =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        const begun = performance.now();
        let last = begun;
        const next = (now: number) => {
          if (now > begun) frames.push(now - last);
          last = now;
          if (now - begun > length) return void resolve(frames.slice(1));
          window.scrollBy({ top: step, behavior: 'instant' });
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    [STEP, SCROLL_MS] as const,
  );
