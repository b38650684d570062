import { expectGoodSights, withWidths } from '@tests/support/browser/sights';
import { shownRoutes } from '@tests/support/browser/routes';
import { test } from '@tests/support/browser/test';

/** The pages that one visitor opens: each page after the first takes half the time of a new visitor's. */
const PAGES_A_VISIT = 5;

const routes = withWidths(Object.entries(shownRoutes));
const visits = Array.from({ length: Math.ceil(routes.length / PAGES_A_VISIT) }, (_, visit) =>
  routes.slice(visit * PAGES_A_VISIT, (visit + 1) * PAGES_A_VISIT),
);

for (const visit of visits) {
  const names = visit.map(({ page: [name] }) => name).join('; ');
  test(`${names}: accessible, on a phone or on a desktop`, async ({ page }) => {
    test.slow();
    for (const {
      page: [name, path],
      widths,
    } of visit) {
      await test.step(`${name}, ${widths.join(' and ')} px wide`, () =>
        expectGoodSights(page, path, widths));
    }
  });
}
