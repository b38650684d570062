import { FIRST_LOAD_BAR, firstLoadOf } from '@tests/support/browser/first-load';
import { demoBench } from '../demo-bench';

/** What a first visit of `/card-sets` loads (rules/speed#first-load). */
export const firstLoad = demoBench({
  name: 'first-load',
  async measure({ programUrl, browser }) {
    const { bytes, scripts } = await firstLoadOf(
      await browser.newPage(),
      `${programUrl}/card-sets`,
    );
    return [
      {
        name: 'First load of `/card-sets`',
        how: 'JavaScript and CSS as sent to a browser that takes brotli, until the page is idle',
        bar: `at most ${FIRST_LOAD_BAR.bytes / 1000} kB in ${FIRST_LOAD_BAR.scripts} scripts`,
        measured: `${(bytes / 1000).toFixed(1)} kB in ${scripts} scripts`,
        holds: bytes <= FIRST_LOAD_BAR.bytes && scripts <= FIRST_LOAD_BAR.scripts,
      },
    ];
  },
});
