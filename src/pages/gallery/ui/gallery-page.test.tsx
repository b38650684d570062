import { readdirSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { renderApp } from '@tests/support/client/render-app';
import { specimens } from './specimens';

/** They look like what they hold: what a query brings, a text, the rows of a list, a list for where no script runs. */
const WITHOUT_A_LOOK = ['loaded', 'moment', 'virtual-list', 'without-scripts'];

test('every component of shared/ui has a specimen', () => {
  // A folder each, or a file where a component has no styles of its own.
  const components = readdirSync('src/shared/ui')
    .filter((name) => !name.includes('.test.'))
    .map((name) => name.replace('.tsx', ''))
    .filter((name) => !WITHOUT_A_LOOK.includes(name));
  expect(Object.keys(specimens).toSorted()).toEqual(components.toSorted());
});

test('in development, the gallery has an address of its own', async () => {
  renderApp('/dev/gallery');
  expect(await screen.findByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  for (const name of ['card frames', ...Object.keys(specimens)]) {
    expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  }
});
