import { startTestApp, testConfig, type TestApp } from '../../support/test-app';
import { Browser, type Page } from './browser';
import { startLyingProvider, type LyingProvider } from './lying-provider';

export interface SignInTest {
  server: TestApp;
  provider: LyingProvider;
  /** A new browser. */
  newBrowser(): Promise<Browser>;
  /** Signs in, from the sign-in page to the callback. @returns the callback's answer */
  signIn(browser: Browser, redirectTo?: unknown): Promise<Page>;
  close(): Promise<void>;
}

/**
 * The real app with a provider that lies on request.
 *
 * @param providerTimeout milliseconds after which it gives up on the provider
 */
export async function startSignInTest(providerTimeout = 10_000): Promise<SignInTest> {
  const provider = await startLyingProvider();
  const server = await startTestApp({
    config: { ...testConfig, oidc: provider.registration, logLevel: 'error' },
    providerTimeout,
  });
  return {
    server,
    provider,
    newBrowser: () => Browser.before(server.app),
    signIn: async (browser, redirectTo) =>
      browser.comeBack(provider.authorize(await browser.begin(redirectTo))),
    async close() {
      await server.close();
      await provider.stop().catch(() => undefined);
    },
  };
}
