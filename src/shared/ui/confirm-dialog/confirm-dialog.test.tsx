import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';

function Example({ onConfirm = () => undefined }: { onConfirm?: () => void }) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <button onClick={() => setAsks(true)}>Delete</button>
      {asks && (
        <ConfirmDialog
          title="Delete this list?"
          confirmLabel="Delete list"
          tone="destructive"
          onConfirm={onConfirm}
          onCancel={() => setAsks(false)}
        >
          Its 12 cards stay in your collection.
        </ConfirmDialog>
      )}
    </>
  );
}

const dialog = () => screen.getByRole('alertdialog', { name: 'Delete this list?' });

test('announces its question and its text, and focuses the button that changes nothing', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(dialog()).toHaveAccessibleDescription('Its 12 cards stay in your collection.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();

  await user.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
});

test('only its own button confirms', async () => {
  let confirmations = 0;
  const user = userEvent.setup();
  render(<Example onConfirm={() => void (confirmations += 1)} />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.keyboard('{Escape}');
  expect(confirmations).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Delete list' }));
  expect(confirmations).toBe(1);
});

test('can’t be left or confirmed twice while the action runs', async () => {
  const events: string[] = [];
  render(
    <ConfirmDialog
      title="Delete this list?"
      confirmLabel="Delete list"
      pending
      onConfirm={() => events.push('confirm')}
      onCancel={() => events.push('cancel')}
    >
      Sure?
    </ConfirmDialog>,
  );
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.keyboard('{Escape}');
  for (const button of screen.getAllByRole('button')) await user.click(button);
  expect(events).toEqual([]);
  expect(screen.getByRole('button', { name: 'Delete list' })).toHaveAttribute('aria-busy', 'true');
});

test('says why the action failed', () => {
  render(
    <ConfirmDialog
      title="Delete this list?"
      confirmLabel="Delete list"
      error="The list is shared by an open offer."
      onConfirm={() => undefined}
      onCancel={() => undefined}
    >
      Sure?
    </ConfirmDialog>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The list is shared by an open offer.');
});
