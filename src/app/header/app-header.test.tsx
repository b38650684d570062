import { screen, within } from '@testing-library/react';
import { renderApp } from '@tests/support/client/render-app';

async function renderHeader(path = '/nowhere') {
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  const header = within(screen.getByRole('banner'));
  return { ...app, header, menu: header.getByRole('button', { name: 'Menu' }) };
}

test('a visitor finds the public pages and Login', async () => {
  const { header } = await renderHeader();
  const links = header
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Starbinder', '/'],
    ['Card Sets', '/card-sets'],
    ['Shared Collections', '/collections'],
    ['Trading', '/trading'],
    ['Login', '/login'],
  ]);
});

test('says where one is', async () => {
  const { header } = await renderHeader('/trading');
  expect(header.getByRole('link', { name: 'Trading' })).toHaveAttribute('aria-current', 'page');
  expect(header.getByRole('link', { name: 'Card Sets' })).not.toHaveAttribute('aria-current');
});

test('the menu unfolds and folds at its button and at Escape', async () => {
  const { menu, user } = await renderHeader();
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  await user.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('the menu folds once one has gone somewhere, and the new page’s heading has the focus', async () => {
  const { header, menu, user } = await renderHeader();
  await user.click(menu);
  await user.click(header.getByRole('link', { name: 'Trading' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Trading' })).toHaveFocus();
  expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('the skip link leads to the content', async () => {
  const { user } = await renderHeader();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the footer says that the program is made by fans, and leads a visitor on', async () => {
  await renderHeader();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(/made by fans.*not affiliated/)).toBeVisible();
  expect(footer.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Trading',
    'Contact Us',
  ]);
});
