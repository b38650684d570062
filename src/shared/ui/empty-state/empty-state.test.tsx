import { render, screen } from '@testing-library/react';
import { Button } from '../button';
import { EmptyState } from './empty-state';

test('says what is missing under its own heading and offers an action', () => {
  render(
    <EmptyState figure="rocket" title="No cards yet" actions={<Button>Browse the sets</Button>}>
      Cards that you add show up here.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'No cards yet' })).toBeVisible();
  expect(screen.getByText('Cards that you add show up here.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Browse the sets' })).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
