import { screen } from '@testing-library/react';
import { renderWithProviders } from '@tests/support/client/render-app';
import { ThemeSwitch } from './theme-switch';
import { showRememberedTheme, shownTheme } from './shown-theme';

afterEach(() => {
  document.cookie = 'theme=; max-age=0; path=/';
});

test('"space" at first; a click changes the document and is remembered', async () => {
  const { user } = renderWithProviders(<ThemeSwitch />);
  expect(shownTheme()).toBe('space');
  await user.click(screen.getByRole('button', { name: 'Switch to the light theme' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  expect(shownTheme()).toBe('light');
  expect(document.cookie).toContain('theme=light');
  await user.click(screen.getByRole('button', { name: 'Switch to the space theme' }));
  expect(document.cookie).toContain('theme=space');
});

test.each([
  ['theme=light', 'light'],
  ['theme=sepia', 'space'],
  ['other=light', 'light'],
])('a document that is light shows what %j remembers', (cookie, shown) => {
  document.documentElement.dataset['theme'] = 'light';
  document.cookie = `${cookie}; path=/`;
  showRememberedTheme();
  expect(shownTheme()).toBe(shown);
});

test('an unknown theme is "space"', () => {
  document.documentElement.dataset['theme'] = 'sepia';
  expect(shownTheme()).toBe('space');
});
