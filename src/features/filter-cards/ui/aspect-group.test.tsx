import { screen, waitFor } from '@testing-library/react';
import { NO_ASPECT } from '@domain/card-filter';
import { renderWithProviders } from '@tests/support/client/render-app';
import { AspectGroup } from './aspect-group';

const open = () => renderWithProviders(<AspectGroup options={['COMMAND', NO_ASPECT]} />);

const STEPS = [
  { state: 'any', pressed: 'mixed', any: ['COMMAND'], required: [] },
  { state: 'required', pressed: 'true', any: [], required: ['COMMAND'] },
  { state: 'off', pressed: 'false', any: [], required: [] },
];

test.each(['click', 'Enter', 'Space'])('%s goes off → any → required → off', async (how) => {
  const { store, user } = open();
  const button = screen.getByRole('button', { name: 'Command: off' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  button.focus();
  for (const { state, pressed, any, required } of STEPS) {
    await (how === 'click' ? user.click(button) : user.keyboard(`[${how}]`));
    expect(button).toHaveAccessibleName(`Command: ${state}`);
    expect(button).toHaveTextContent(`Command${state}`);
    expect(button).toHaveAttribute('aria-pressed', pressed);
    expect(store.getState().cardList.filter.selectedAspects).toEqual(any);
    expect(store.getState().cardList.filter.requiredAspects).toEqual(required);
  }
  expect(screen.getByRole('button', { name: 'No aspect: off' })).toBeVisible();
});

test('an aspect has its icon, and no aspect has none', async () => {
  open();
  const command = screen.getByRole('button', { name: 'Command: off' });
  await waitFor(() => expect(command.querySelector('img')?.src).toMatch(/\/40$/));
  const none = screen.getByRole('button', { name: 'No aspect: off' });
  expect(none.querySelector('img')).not.toBeInTheDocument();
});
