import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { renderWithProviders } from '@tests/support/client/render-app';
import { Dialog } from './dialog';
import { DialogEntries } from './dialog-entries';

/** Two dialogs, the inner one with a field. */
function Example({ isBusy = false }: { isBusy?: boolean }) {
  const [outer, setOuter] = useState(false);
  const [inner, setInner] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <DialogEntries />
      <button onClick={() => setOuter(true)}>Open</button>
      {outer && (
        <Dialog
          title="Outer"
          onClose={() => {
            if (!isBusy) setOuter(false);
          }}
        >
          <button onClick={() => setInner(true)}>Go deeper</button>
          <button
            onClick={() => {
              setOuter(false);
              void navigate('/elsewhere');
            }}
          >
            Go elsewhere
          </button>
          {inner && (
            <Dialog title="Inner" onClose={() => setInner(false)}>
              <input aria-label="Text" />
            </Dialog>
          )}
        </Dialog>
      )}
    </>
  );
}

async function openOuter(element = <Example />) {
  const app = renderWithProviders(element, { path: '/before' });
  await act(() => app.router.navigate('/page?q=1'));
  await app.user.click(screen.getByRole('button', { name: 'Open' }));
  return { ...app, go: (delta: number) => act(() => app.router.navigate(delta)) };
}
const dialogs = () =>
  [...document.querySelectorAll('[aria-modal="true"] h2')].map((heading) => heading.textContent);
const address = ({ router }: Awaited<ReturnType<typeof openOuter>>) => {
  const { pathname, search } = router.state.location;
  return `${pathname}${search}`;
};

test('Back closes the topmost dialog, then the one below, then leaves the page', async () => {
  const app = await openOuter();
  await app.user.click(screen.getByRole('button', { name: 'Go deeper' }));
  expect(dialogs()).toEqual(['Outer', 'Inner']);
  await app.go(-1);
  expect(dialogs()).toEqual(['Outer']);
  await app.go(-1);
  expect(dialogs()).toEqual([]);
  expect(address(app)).toBe('/page?q=1');
  await app.go(-1);
  expect(address(app)).toBe('/before');
});

test('going back over several dialogs at once closes all of them', async () => {
  const app = await openOuter();
  await app.user.click(screen.getByRole('button', { name: 'Go deeper' }));
  await app.go(-2);
  expect(dialogs()).toEqual([]);
  expect(address(app)).toBe('/page?q=1');
});

test.each(['{Escape}', '{Enter}'])('closed by %s, it leaves no entry behind', async (key) => {
  const app = await openOuter();
  await app.user.tab();
  await app.user.keyboard(key);
  expect(dialogs()).toEqual([]);
  await app.go(-1);
  expect(address(app)).toBe('/before');
});

test('Forward to the entry of a closed dialog stays at the page', async () => {
  const app = await openOuter();
  await app.go(-1);
  await app.go(1);
  expect(dialogs()).toEqual([]);
  await app.go(-1);
  expect(address(app)).toBe('/before');
});

test('Back from a page to which a dialog led goes to the dialog’s page', async () => {
  const app = await openOuter();
  await app.user.click(screen.getByRole('button', { name: 'Go elsewhere' }));
  expect(address(app)).toBe('/elsewhere');
  expect(dialogs()).toEqual([]);
  await app.go(-1);
  expect(address(app)).toBe('/page?q=1');
  await app.go(-1);
  expect(address(app)).toBe('/before');
});

test('a dialog that can’t be closed yet stays, and Back reaches it again', async () => {
  const app = await openOuter(<Example isBusy />);
  await app.go(-1);
  expect(dialogs()).toEqual(['Outer']);
  await app.go(-1);
  expect(dialogs()).toEqual(['Outer']);
  expect(address(app)).toBe('/page?q=1');
});

test('Back and Escape ask before what was entered is lost', async () => {
  const app = await openOuter();
  await app.user.click(screen.getByRole('button', { name: 'Go deeper' }));
  await app.user.type(screen.getByRole('textbox'), 'a');
  await app.go(-1);
  expect(dialogs()).toEqual(['Outer', 'Inner', 'Discard what you entered?']);
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  // Back closes the question as it closes any dialog.
  await app.go(-1);
  expect(dialogs()).toEqual(['Outer', 'Inner']);
  expect(screen.getByRole('textbox')).toHaveValue('a');

  await app.user.keyboard('{Escape}');
  await app.user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(dialogs()).toEqual(['Outer']);
  await app.go(-1);
  expect(dialogs()).toEqual([]);
  expect(address(app)).toBe('/page?q=1');
});
