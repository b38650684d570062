import { screen } from '@testing-library/react';
import { renderWithProviders } from '@tests/support/client/render-app';
import { ThemeSwitch } from './theme-switch';
import { shownTheme } from './shown-theme';

afterEach(() => localStorage.clear());

test('"space" at first; a click changes the document and is remembered', async () => {
  const { user } = renderWithProviders(<ThemeSwitch />);
  expect(shownTheme()).toBe('space');
  await user.click(screen.getByRole('button', { name: 'Switch to the light theme' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  expect(shownTheme()).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
  await user.click(screen.getByRole('button', { name: 'Switch to the space theme' }));
  expect(localStorage.getItem('theme')).toBe('space');
});

test('an unknown theme is "space"', () => {
  document.documentElement.dataset['theme'] = 'sepia';
  expect(shownTheme()).toBe('space');
});
