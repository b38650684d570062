import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { useSaleListQuery, useSaleListUpdates } from '@/entities/trade-list';
import { SaleSettings } from '@/pages/trade-list/ui/sale-settings';
import { aUser } from '@tests/factories/user';
import { renderWithProviders } from '@tests/support/client/render-app';
import { aSaleList, type FakeSaleList } from '@tests/support/client/sale-lists';

/** As much of a page as the settings need: their list, and links to leave it. */
function Page() {
  const { data: list } = useSaleListQuery({ userHandle: null });
  useSaleListUpdates();
  return (
    <>
      {list && <SaleSettings list={list} />}
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="?groupBy=VARIANT_TYPE">Group</Link>
    </>
  );
}

/**
 * The viewer's settings, opened.
 * @param user the user that clicks, if a test controls the clock
 */
export async function openSettings(own: FakeSaleList = aSaleList(), user?: UserEvent) {
  const app = renderWithProviders(<Page />, {
    user: aUser(),
    catalogue: { saleLists: { own, shared: {} } },
  });
  await (user ?? app.user).click(await screen.findByRole('button', { name: 'Settings' }));
  const calls = (name: string) =>
    app.api.calls.filter(({ operationName }) => operationName === name).length;
  return { ...app, own, calls };
}

export const section = () => screen.getByRole('button', { name: /^Settings/ });
export const percentage = () =>
  screen.getByRole('textbox', { name: 'Market price percentage adjustment' });
export const step = (name: string) => screen.getByRole('radio', { name });
export const banner = () => screen.getByRole('textbox', { name: 'Banner Message' });
export const save = () => screen.getByRole('button', { name: 'Save' });
export const discard = () => screen.getByRole('button', { name: 'Discard' });
