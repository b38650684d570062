import { test as base, expect } from '@playwright/test';
import { DOCUMENT_STATE_ID } from '@domain/document';

/** Matches no text at all. */
const NONE = /(?!)/;

interface Fixtures {
  /** Console errors that a test causes on purpose, such as a refused request. */
  expectedErrors: RegExp;
  quietConsole: void;
}

/**
 * Playwright's `test` against the running program. An error in the console, an uncaught exception or
 * a breach of the content security policy (Chromium reports it there) fails the test, unless it is
 * among `expectedErrors`.
 */
export const test = base.extend<Fixtures>({
  expectedErrors: [NONE, { option: true }],

  quietConsole: [
    async ({ context, expectedErrors }, provide) => {
      const errors: string[] = [];
      const note = (text: string): void => {
        if (!expectedErrors.test(text)) errors.push(text);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (webError) => note(String(webError.error())));
      await provide();
      expect(errors, 'errors in the browser’s console').toEqual([]);
    },
    { auto: true },
  ],

  /** A person doesn't act in the first milliseconds, before the browser has hydrated the document. */
  page: async ({ page, javaScriptEnabled }, provide) => {
    const takenOver = async <Answer>(answer: Answer): Promise<Answer> => {
      if (javaScriptEnabled !== false) {
        await page.locator(`#${DOCUMENT_STATE_ID}`).waitFor({ state: 'detached' });
      }
      return answer;
    };
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (...given) => takenOver(await goto(...given));
    page.reload = async (...given) => takenOver(await reload(...given));
    await provide(page);
  },
});

export { expect };
