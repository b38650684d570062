import { FIRST_LOAD_BAR, firstLoadOf } from '@tests/support/browser/first-load';
import { figure, inUnit } from './figure';
import { demoBench } from './support/demo-program';

/** What a first visit of `/card-sets` loads (rules/speed#first-load). */
export const firstLoad = demoBench({
  name: 'first-load',
  async measure({ programUrl, browser }) {
    const page = await browser.newPage();
    const { bytes, scripts } = await firstLoadOf(page, `${programUrl}/card-sets`);
    return [
      figure(
        'First load of `/card-sets`',
        'JavaScript and CSS as sent to a browser that takes Brotli, until the page is idle',
        {
          amount: bytes / 1000,
          atMost: FIRST_LOAD_BAR.bytes / 1000,
          as: inUnit('kB', 1),
          detail: `${scripts} scripts`,
        },
      ),
    ];
  },
});
