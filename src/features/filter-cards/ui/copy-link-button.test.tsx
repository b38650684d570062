import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '@tests/support/client/render-app';
import { CopyLinkButton } from './copy-link-button';

const open = (path: string) => renderWithProviders(<CopyLinkButton />, { path });
const button = () => screen.getByRole('button', { name: 'Copy link' });
const status = () => screen.getByRole('status');

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each([
  ['/cards/sor', '/cards/sor'],
  ['/cards/sor?debug', '/cards/sor'],
  ['/cards/sor?view=list&text=a%20b&debug=1&cost=2,3', '/cards/sor?view=list&text=a%20b&cost=2,3'],
])('at %s it copies %s', async (path, copied) => {
  const { user } = open(path);
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(button());
  await screen.findByRole('button', { name: 'Copied' });
  expect(written.mock.calls).toEqual([[`http://localhost${copied}`]]);
});

test('confirms it for two seconds', async () => {
  open('/cards/sor');
  expect(status()).toBeEmptyDOMElement();
  // Nothing but the test lets time pass, however slow the machine is.
  jest.useFakeTimers();
  fireEvent.click(button());
  await screen.findByRole('button', { name: 'Copied' });
  expect(status()).toHaveTextContent('The link is copied');
  act(() => jest.advanceTimersByTime(2000));
  expect(button()).toBeVisible();
  expect(status()).toBeEmptyDOMElement();
});

test('if the clipboard is refused, the selected link is shown', async () => {
  const { user } = open('/cards/sor?cost=3');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed'));
  await user.click(button());
  const field = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Link to these cards',
  });
  expect(screen.getByRole('dialog', { name: 'Copy this link' })).toContainElement(field);
  expect(field).toHaveValue('http://localhost/cards/sor?cost=3');
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  expect(status()).toBeEmptyDOMElement();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test('a page without a clipboard has the link to copy by hand, too', async () => {
  const { user } = open('/cards/sor');
  jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  await user.click(button());
  expect(await screen.findByRole('dialog', { name: 'Copy this link' })).toBeVisible();
});
