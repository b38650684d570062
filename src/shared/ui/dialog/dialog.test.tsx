import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog';

function Example() {
  const [outer, setOuter] = useState(false);
  const [inner, setInner] = useState(false);
  return (
    <>
      <button onClick={() => setOuter(true)}>Open</button>
      {outer && (
        <Dialog title="Outer" onClose={() => setOuter(false)}>
          <button onClick={() => setInner(true)}>Go deeper</button>
          <a href="#last">Last</a>
        </Dialog>
      )}
      {inner && (
        <Dialog title="Inner" onClose={() => setInner(false)}>
          <p>Deep down</p>
        </Dialog>
      )}
    </>
  );
}

async function openOuter() {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
}

test('is a modal dialog with a name, and takes the focus', async () => {
  await openOuter();
  const dialog = screen.getByRole('dialog', { name: 'Outer' });
  expect(dialog).toHaveAttribute('aria-modal', 'true');
  expect(dialog).toHaveFocus();
});

test('keeps the focus inside, in both directions', async () => {
  const user = await openOuter();
  const close = screen.getByRole('button', { name: 'Close dialog' });
  const last = screen.getByRole('link', { name: 'Last' });
  await user.tab();
  expect(close).toHaveFocus();
  await user.tab({ shift: true });
  expect(last).toHaveFocus();
  await user.tab();
  expect(close).toHaveFocus();
});

test('Shift+Tab straight after opening goes to the last stop', async () => {
  const user = await openOuter();
  await user.tab({ shift: true });
  expect(screen.getByRole('link', { name: 'Last' })).toHaveFocus();
});

test('Escape closes only the topmost one, and the focus returns each time', async () => {
  const user = await openOuter();
  const deeper = screen.getByRole('button', { name: 'Go deeper' });
  await user.click(deeper);
  expect(screen.getByRole('dialog', { name: 'Inner' })).toHaveFocus();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Inner' })).not.toBeInTheDocument();
  expect(deeper).toHaveFocus();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('the page behind stays still while a dialog is open', async () => {
  const user = await openOuter();
  expect(document.documentElement).toHaveAttribute('data-scroll', 'locked');
  await user.click(screen.getByRole('button', { name: 'Close dialog' }));
  expect(document.documentElement).not.toHaveAttribute('data-scroll');
});

test('a press beside the dialog closes it, one inside doesn’t', async () => {
  const user = await openOuter();
  const dialog = screen.getByRole('dialog');
  await user.click(screen.getByRole('heading', { name: 'Outer' }));
  expect(dialog).toBeInTheDocument();
  await user.click(dialog.parentElement!);
  expect(dialog).not.toBeInTheDocument();
});
