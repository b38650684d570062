import { screen, waitFor, within } from '@testing-library/react';
import { anAuditEntry, anUnmatchedProduct } from '@tests/factories/admin-catalogue';
import { openAdminCatalogue } from '@tests/support/screens/admin-catalogue';

type Opened = Awaited<ReturnType<typeof openAdminCatalogue>>;

/** From now on, a decision takes the product off the list, and is listed. */
function takeDecisions({ api, page }: Opened) {
  api.answers.decideProduct = ({ variantId }: { variantId: string | null }) => {
    const { candidates: _candidates, match: _match, ...decided } = page.products.pop()!;
    page.decided.push(decided);
    const to = variantId ?? 'no card';
    page.audit.unshift(anAuditEntry({ action: 'PRODUCT_PINNED', subject: '50011', to }));
    return { errors: [] };
  };
}

describe('products without a printing', () => {
  const product = 'Brass Harrier (Judge Promo), Normal';
  const decisions = (calls: Opened['api']['calls']) =>
    calls
      .filter(({ operationName }) => operationName === 'DecideProduct')
      .map(({ variables }) => variables['variantId']);

  test.each([
    [`Pin ${product} to Brass Harrier, Standard`, 'sor-002-standard'],
    [`${product} is no card`, null],
  ])('are decided by a button: %s', async (button, variantId) => {
    const app = await openAdminCatalogue();
    const { user, api } = app;
    takeDecisions(app);
    const table = await screen.findByRole('table', { name: 'Products without a printing' });
    expect(within(table).getByRole('row', { name: /SOR 900/ })).toHaveTextContent('None matches');
    await user.click(within(table).getByRole('button', { name: button }));
    expect(await screen.findByText('Every product of the price sources is matched.')).toBeVisible();
    expect(decisions(api.calls)).toEqual([variantId]);
    const changes = await screen.findByRole('table', { name: 'Changes of the catalogue' });
    expect(await within(changes).findByRole('row', { name: /Pinned a product/ })).toHaveTextContent(
      variantId ?? 'no card',
    );
  });

  test('while one is decided, the others can be', async () => {
    const kite = anUnmatchedProduct({ productId: '50012', name: 'Brass Kite' });
    const { user, api } = await openAdminCatalogue({ products: [anUnmatchedProduct(), kite] });
    api.answers.decideProduct = { errors: [] };
    const release = api.hold();
    await user.click(await screen.findByRole('button', { name: `${product} is no card` }));
    expect(screen.getByRole('button', { name: `${product} is no card` })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Brass Kite, Normal is no card' }));
    release();
    await waitFor(() => expect(decisions(api.calls)).toHaveLength(2));
  });

  test('are searched among the printings of their set; a refusal stays beside what is typed', async () => {
    const app = await openAdminCatalogue();
    const { user, api } = app;
    const message = 'Another product is pinned to sor-001-standard already.';
    api.answers.decideProduct = { errors: [{ field: 'variantId', code: 'CONFLICT', message }] };
    await user.click(
      await screen.findByRole('button', { name: `Search the printing of ${product}` }),
    );
    const dialog = screen.getByRole('dialog', { name: /^Which printing is Brass Harrier/ });
    const field = within(dialog).getByRole('searchbox', { name: 'Cards of SOR' });
    expect(field).toHaveValue('Brass Harrier');
    expect(field).toHaveFocus();
    const harrier = await within(dialog).findByRole('region', { name: /Brass Harrier/ });
    expect(
      within(harrier)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Standard 002', 'Foil 002']);

    await user.clear(field);
    await user.type(field, 'ashn oath');
    await user.click(await within(dialog).findByRole('button', { name: /Ashen Oath.*, Standard/ }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('is pinned to');
    expect(field).toHaveValue('ashn oath');

    takeDecisions(app);
    await user.clear(field);
    await user.type(field, 'harrier');
    await user.click(await within(dialog).findByRole('button', { name: /Harrier.*, Foil/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(decisions(api.calls)).toEqual(['sor-001-standard', 'sor-002-foil']);
  });

  test('that people decided about are left to the rules again by a button', async () => {
    const app = await openAdminCatalogue();
    const { user, api, page } = app;
    takeDecisions(app);
    api.answers.takeBackProductDecision = () => {
      page.decided = [];
      page.products = [anUnmatchedProduct()];
      page.audit.unshift(anAuditEntry({ action: 'PRODUCT_UNPINNED', subject: '50011' }));
      return { errors: [] };
    };
    await user.click(await screen.findByRole('button', { name: `${product} is no card` }));
    await user.click(await screen.findByRole('button', { name: 'Decided by people 1' }));
    const table = screen.getByRole('table', { name: 'Products that people decided about' });
    expect(within(table).getByRole('row', { name: /SOR 900/ })).toHaveTextContent('No card');
    await user.click(within(table).getByRole('button', { name: `Take back what ${product} is` }));
    expect(await screen.findByRole('button', { name: `${product} is no card` })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Decided by people/ })).not.toBeInTheDocument();
    const changes = await screen.findByRole('table', { name: 'Changes of the catalogue' });
    expect(await within(changes).findByRole('row', { name: /Unpinned a product/ })).toBeVisible();
  });
});
