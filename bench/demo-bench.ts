import { chromium, type Browser } from '@playwright/test';
import { browserLaunchOptions } from '@tests/support/browser/executable';
import type { RunningProgram } from '@tests/support/browser/program';
import { startDemoProgram } from './demo-program';
import type { Bench, Figure } from './figure';

/** What a bench of the demo's pages gets. */
interface Demo {
  programUrl: string;
  browser: Browser;
}

interface Parts {
  name: string;
  measure: (demo: Demo) => Promise<Figure[]>;
}

/** A bench in a new browser, of the program that all such benches share: they only read, or edit what a route answers. */
export const demoBench = ({ name, measure }: Parts): Bench => ({
  name,
  async run() {
    const { url } = await sharedDemo();
    const browser = await chromium.launch(await browserLaunchOptions());
    try {
      return await measure({ programUrl: url, browser });
    } finally {
      await browser.close();
    }
  },
});

let running: Promise<RunningProgram> | undefined;

/** The program of all such benches, which the first of them starts. */
export function sharedDemo(): Promise<RunningProgram> {
  running ??= startDemoProgram().catch((error: unknown) => {
    running = undefined;
    throw error;
  });
  return running;
}

/** Stops the shared program, if any bench started it. */
export async function stopSharedDemo(): Promise<void> {
  const program = await running;
  running = undefined;
  await program?.stop();
}
