import type { Browser, BrowserContext, Page } from '@playwright/test';

/** The conditions under which similar programs were measured (rules/speed#conditions). */
export const CPU_SLOWDOWN = 4;
const NETWORK = { latency: 40, bytesPerSecond: 10_000_000 / 8 };

/** Gives a page the measured conditions: a slow processor and a slow network. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: NETWORK.latency,
    downloadThroughput: NETWORK.bytesPerSecond,
    uploadThroughput: NETWORK.bytesPerSecond,
  });
  await slowProcessor(page);
}

/** Gives a page a slow processor alone, or the machine's own where the rate is 1. */
export async function slowProcessor(page: Page, rate = CPU_SLOWDOWN): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** A new visitor of the program with a desktop's window. */
export async function newVisitor(browser: Browser, programUrl: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: programUrl,
    viewport: { width: 1400, height: 900 },
  });
  // The runner's compiler wraps named functions in a call that doesn't exist in the page.
  await context.addInitScript('globalThis.__name = (named) => named;');
  return context;
}
