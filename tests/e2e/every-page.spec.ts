import { expectGoodSights } from '@tests/support/browser/sights';
import { shownRoutes } from '@tests/support/browser/routes';
import { test } from '@tests/support/browser/test';

/** The pages that one visitor opens: each page after the first takes half the time of a new visitor's. */
const PAGES_A_VISIT = 5;

const routes = Object.entries(shownRoutes);
const visits = Array.from({ length: Math.ceil(routes.length / PAGES_A_VISIT) }, (_, visit) =>
  routes.slice(visit * PAGES_A_VISIT, (visit + 1) * PAGES_A_VISIT),
);

for (const visit of visits) {
  const names = visit.map(([name]) => name).join('; ');
  test(`${names}: accessible, on a phone and on a desktop`, async ({ page }) => {
    test.slow();
    for (const [name, path] of visit) {
      await test.step(name, () => expectGoodSights(page, path, [360, 1400]));
    }
  });
}
