import { chromium, type Browser } from '@playwright/test';
import { browserLaunchOptions } from '@tests/support/browser/executable';
import { startProgram } from '@tests/support/browser/program';
import type { Bench, Figure } from '../figure';
import { once, stopAtEnd } from './run';

/** The address of the built program with the demo, which the first bench of its pages starts. */
export const sharedDemo = once(async (): Promise<string> => {
  const { url, stop } = await startProgram();
  stopAtEnd(stop);
  return url;
});

interface Parts {
  name: string;
  measure: (demo: { programUrl: string; browser: Browser }) => Promise<Figure[]>;
}

/** A bench in a new browser, of the program that all such benches share: they only read, or edit what a route answers. */
export const demoBench = ({ name, measure }: Parts): Bench => ({
  name,
  prepare: sharedDemo,
  async run() {
    const programUrl = await sharedDemo();
    const browser = await chromium.launch(await browserLaunchOptions());
    try {
      return await measure({ programUrl, browser });
    } finally {
      await browser.close();
    }
  },
});
