import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useRef, type Ref } from 'react';
import { useRovingFocus, type FocusHandle } from './roving-focus';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function Example({ ids, handle }: { ids: string[]; handle?: Ref<FocusHandle> }) {
  const container = useRef<HTMLDivElement>(null);
  const { active, events } = useRovingFocus({
    container,
    items: ids.map((id) => ({ id })),
    move: (key, from) => (key in STEPS ? from + (STEPS[key] ?? 0) : null),
    handle,
  });
  return (
    <>
      <button>Before</button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={container} {...events}>
        {ids.map((id, index) => (
          <p key={id} data-item-id={id}>
            <button tabIndex={index === active ? 0 : -1}>{id}</button>
          </p>
        ))}
      </div>
      <button>After</button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const stops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);

function open(ids = ['a', 'b', 'c']) {
  const handle = createRef<FocusHandle>();
  const { rerender } = render(<Example ids={ids} handle={handle} />);
  return {
    user: userEvent.setup(),
    handle,
    show: (now: string[]) => rerender(<Example ids={now} handle={handle} />),
  };
}

test('is one Tab stop, which starts with the first item and is remembered', async () => {
  const { user } = open();
  await user.tab();
  await user.tab();
  expect(button('a')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(button('b')).toHaveFocus();
  await user.tab();
  expect(button('After')).toHaveFocus();
  await user.tab({ shift: true });
  expect(button('b')).toHaveFocus();
  expect(stops().map(({ textContent }) => textContent)).toEqual(['Before', 'b', 'After']);
});

test('stays at its ends', async () => {
  const { user } = open();
  await user.click(button('a'));
  await user.keyboard('{ArrowUp}');
  expect(button('a')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(button('c')).toHaveFocus();
});

test('ignores keys with a modifier', async () => {
  const { user } = open();
  await user.click(button('a'));
  await user.keyboard('{Control>}{ArrowDown}{/Control}');
  expect(button('a')).toHaveFocus();
});

test('the active item stays active wherever a filter or a sort puts it', async () => {
  const { user, show } = open();
  await user.click(button('b'));
  show(['c', 'b', 'a']);
  expect(button('b')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(button('a')).toHaveFocus();
});

test('when the active item is gone, the first one is, without taking the focus from elsewhere', async () => {
  const { user, show } = open();
  await user.click(button('b'));
  await user.click(button('Before'));
  show(['x', 'a', 'c']);
  expect(button('Before')).toHaveFocus();
  expect(stops().map(({ textContent }) => textContent)).toEqual(['Before', 'x', 'After']);
  show(['a', 'b', 'c']);
  expect(button('a')).toHaveProperty('tabIndex', 0);
});

test('when the item that has the focus is gone, the one in its place takes it', async () => {
  const { user, show } = open();
  await user.click(button('b'));
  show(['a', 'c']);
  expect(button('c')).toHaveFocus();
  show(['a']);
  expect(button('a')).toHaveFocus();
  expect(stops().map(({ textContent }) => textContent)).toEqual(['Before', 'a', 'After']);
});

test('the focus isn’t lost when a dialog about the item removes it', async () => {
  const { user, show } = open();
  await user.click(button('b'));
  const { unmount } = render(
    <div role="dialog" aria-modal="true" aria-label="Remove b?" tabIndex={-1} />,
  );
  act(() => screen.getByRole('dialog').focus());
  unmount();
  show(['a', 'c']);
  expect(button('c')).toHaveFocus();
});

test('can be entered from elsewhere, and reports if it is empty', async () => {
  const { user, handle, show } = open();
  await user.click(button('c'));
  await user.click(button('Before'));
  act(() => expect(handle.current?.focusFirst()).toBe(true));
  expect(button('a')).toHaveFocus();
  show([]);
  expect(handle.current?.focusFirst()).toBe(false);
});
