import { expectGoodSights } from '@tests/support/browser/sights';
import { shownRoutes } from '@tests/support/browser/routes';
import { test } from '@tests/support/browser/test';

/** As many as one visitor opens: each page after the first costs half of what it costs a new visitor. */
const PAGES_A_VISIT = 5;

const routes = Object.entries(shownRoutes);
const visits = Array.from({ length: Math.ceil(routes.length / PAGES_A_VISIT) }, (_, visit) =>
  routes.slice(visit * PAGES_A_VISIT, (visit + 1) * PAGES_A_VISIT),
);

for (const visit of visits) {
  const names = visit.map(([name]) => name).join('; ');
  test(`${names}: for everyone, on a phone and on a desk`, async ({ page }) => {
    test.slow();
    for (const [name, path] of visit) {
      await test.step(name, () => expectGoodSights(page, path, [360, 1400]));
    }
  });
}
