import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './disclosure';

const button = () => screen.getByRole('button', { name: 'More filters' });

test('opens and closes by keyboard, and exposes its state', async () => {
  const user = userEvent.setup();
  render(
    <Disclosure title="More filters">
      <label>
        Artist <input />
      </label>
    </Disclosure>,
  );
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

  await user.tab();
  await user.keyboard('{Enter}');
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await user.type(screen.getByRole('textbox', { name: 'Artist' }), 'Moss');

  await user.click(button());
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(button());
  expect(screen.getByRole('textbox', { name: 'Artist' })).toHaveValue('Moss');
});

test('may be a heading, and may begin open', () => {
  render(
    <Disclosure title="Prices" aside="14" headingLevel={3} defaultOpen>
      Up and down
    </Disclosure>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Prices 14' })).toBeVisible();
  expect(screen.getByText('Up and down')).toBeVisible();
});

test('stays open if closing is refused', async () => {
  const mayClose = jest.fn(() => false);
  render(
    <Disclosure title="Settings" mayClose={mayClose}>
      Typed
    </Disclosure>,
  );
  const settings = screen.getByRole('button', { name: 'Settings' });
  await userEvent.click(settings);
  expect(mayClose).not.toHaveBeenCalled();
  await userEvent.click(settings);
  expect(settings).toHaveAttribute('aria-expanded', 'true');
  mayClose.mockReturnValue(true);
  await userEvent.click(settings);
  expect(settings).toHaveAttribute('aria-expanded', 'false');
});
