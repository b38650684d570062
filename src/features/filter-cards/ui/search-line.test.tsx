import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cards } from '@tests/factories/small-catalogue';
import { untilFollowed } from '@tests/support/client/person';
import { renderWithProviders } from '@tests/support/client/render-app';
import { choiceToggled } from '../model/card-list-slice';
import { Dialog } from '@/shared/ui/dialog';
import { SearchLine } from './search-line';

const field = () => screen.getByRole('combobox', { name: 'Search cards' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

function open() {
  const onLeave = jest.fn();
  const app = renderWithProviders(<SearchLine cards={cards} onLeave={onLeave} />);
  const list = () => app.store.getState().cardList;
  return { ...app, list, onLeave };
}

describe('typing', () => {
  test('filters at once: in the drawer if it has a control, the rest besides', async () => {
    const { user, list } = open();
    await user.type(field(), 'event cost<=3');
    expect(list().filter.selectedCardTypes).toEqual(['EVENT']);
    expect(list().query).toBe('cost<=3');
    expect(field()).toHaveValue('event cost<=3');
  });

  test('a letter shows at once, and the line says it a moment later', async () => {
    const { list } = open();
    fireEvent.input(field(), { target: { value: 'e' } });
    expect(field()).toHaveValue('e');
    expect(list().typedLine).toBeNull();
    await untilFollowed();
    expect(list().typedLine).toBe('e');
  });

  test.each<[string, () => unknown]>([
    ['a key that isn’t a letter', () => fireEvent.keyDown(field(), { key: 'Enter' })],
    ['a press', () => fireEvent.pointerDown(document.body)],
    ['a focus that leaves', () => fireEvent.focusOut(field())],
    ['a page that is left', () => fireEvent(window, new Event('pagehide'))],
  ])('%s finds every letter in the line', (_, does) => {
    const { list } = open();
    fireEvent.input(field(), { target: { value: 'e' } });
    does();
    expect(list().typedLine).toBe('e');
  });

  test('a field that goes away says its last letter', () => {
    const { list, unmount } = open();
    fireEvent.input(field(), { target: { value: 'e' } });
    unmount();
    expect(list().typedLine).toBe('e');
  });

  test('typing in the middle of the line leaves the caret there', async () => {
    const { user } = open();
    await user.type(field(), 'event "sky"');
    await user.type(field(), ' or unit', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect(field()).toHaveValue('event or unit "sky"');
    expect(field()).toHaveProperty('selectionStart', 'event or unit'.length);
  });

  test('the drawer’s choices appear in the line', async () => {
    const { user, store } = open();
    await user.type(field(), 'event');
    act(() => void store.dispatch(choiceToggled({ field: 'selectedRarities', value: 'RARE' })));
    expect(field()).toHaveValue('rarity:rare type:event');
  });

  test('a button empties the line', async () => {
    const { user, list } = open();
    await user.type(field(), 'event');
    await user.click(screen.getByRole('button', { name: 'Clear Search cards' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(list().filter.selectedCardTypes).toEqual([]);
  });

  test('100 kB stay in the field with an error about their length, and are cut in the store', async () => {
    const { user, list } = open();
    await user.click(field());
    await user.paste('é'.repeat(100_000));
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('A search line has at most 500 characters.');
    expect(field()).toHaveProperty('value.length', 100_000);
    expect(list().typedLine).toHaveLength(2_000);
    expect(list().filter.searchText).toBe('');
  });
});

describe('words on offer', () => {
  test('appear with the first letter, not with the focus', async () => {
    const { user } = open();
    act(() => field().focus());
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(options()).toEqual([]);
    await user.keyboard('ra');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(options()[0]).toMatch(/^rarity: /);
    expect(screen.getByRole('status')).toHaveTextContent('6 suggestions');
  });

  test('arrows highlight one, Enter puts it at the caret and offers its values', async () => {
    const { user, list, onLeave } = open();
    await user.type(field(), '-tr or event');
    await user.type(field(), 'a', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await user.keyboard('{ArrowDown}');
    const highlighted = screen.getByRole('option', { selected: true });
    expect(highlighted).toHaveTextContent('trait: ');
    expect(field()).toHaveAttribute('aria-activedescendant', highlighted.id);

    await user.keyboard('{Enter}');
    expect(field()).toHaveValue('-trait: or event');
    expect(field()).toHaveProperty('selectionStart', '-trait:'.length);
    expect(options()).toEqual(['Droid', 'Scout', 'Vehicle']);
    await user.keyboard('{ArrowUp}{Tab}');
    expect(field()).toHaveValue('-trait:Vehicle or event');
    expect(field()).toHaveFocus();
    expect(options()).toEqual([]);
    expect(list().query).toBe('-trait:Vehicle or type:event');
    expect(onLeave).not.toHaveBeenCalled();
  });

  test('arrows cycle through the suggestions and the field itself', async () => {
    const { user } = open();
    await user.type(field(), 'trait:');
    const chosen = () => screen.queryByRole('option', { selected: true })?.textContent;
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(chosen()).toBe('Vehicle');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBeUndefined();
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe('Droid');
  });

  test('a click chooses one and leaves the focus in the field', async () => {
    const { user } = open();
    await user.type(field(), 'kw:');
    await user.click(screen.getByRole('option', { name: 'Sentinel' }));
    expect(field()).toHaveValue('kw:Sentinel');
    expect(field()).toHaveFocus();
    expect(options()).toEqual([]);
  });

  test('Escape closes them, and then does nothing; the next letter opens them again', async () => {
    const { user } = open();
    await user.type(field(), 'ra{Escape}');
    expect(options()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('ra');
    expect(field()).toHaveFocus();
    await user.keyboard('r');
    expect(options()).not.toEqual([]);
  });

  test('Tab without a highlighted one moves to the next control and closes them', async () => {
    const { user } = open();
    await user.type(field(), 'rar');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Clear Search cards' })).toHaveFocus();
    expect(field()).toHaveValue('rar');
    expect(options()).toEqual([]);
  });

  test('moving the caret closes them', async () => {
    const { user } = open();
    await user.type(field(), 'rar{ArrowLeft}');
    expect(options()).toEqual([]);
  });
});

describe('leaving', () => {
  test.each([
    ['Enter, with words on offer but none highlighted', 'unit ra{Enter}'],
    ['the arrow down, without any', 'unit{ArrowDown}'],
  ])('%s leads to the results', async (_, keys) => {
    const { user, onLeave } = open();
    await user.type(field(), keys);
    await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1));
    expect(options()).toEqual([]);
  });

  test('the key that leaves the line doesn’t press what takes the focus', async () => {
    const onClick = jest.fn();
    const { user } = renderWithProviders(
      <>
        <SearchLine cards={cards} onLeave={() => screen.getByText('Result').focus()} />
        <button onClick={onClick}>Result</button>
      </>,
    );
    await user.type(field(), 'unit{Enter}');
    await waitFor(() => expect(screen.getByText('Result')).toHaveFocus());
    expect(onClick).not.toHaveBeenCalled();
  });

  test('a line with errors keeps the focus', async () => {
    const { user, onLeave } = open();
    await user.type(field(), 'unit cost<{Enter}');
    expect(onLeave).not.toHaveBeenCalled();
    expect(field()).toHaveAccessibleDescription('“cost” needs a number from 0 to 999.');
  });

  test.each([{ isComposing: true }, { keyCode: 229 }])(
    'Enter in an input method is left to it: %j',
    (composing) => {
      const { onLeave } = open();
      act(() => field().focus());
      const isNotPrevented = fireEvent.keyDown(field(), { key: 'Enter', ...composing });
      expect(isNotPrevented).toBe(true);
      expect(onLeave).not.toHaveBeenCalled();
    },
  );
});

describe('/', () => {
  const around = (
    <>
      <SearchLine cards={cards} />
      <button>Elsewhere</button>
      <input type="checkbox" aria-label="Box" />
      <input aria-label="Other" />
      <textarea aria-label="Text" />
    </>
  );

  test.each(['Elsewhere', 'Box'])('leads from the control “%s” to the field', async (name) => {
    const { user } = renderWithProviders(around);
    act(() => (screen.queryByText(name) ?? screen.getByLabelText(name)).focus());
    await user.keyboard('/');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
    await user.keyboard('/');
    expect(field()).toHaveValue('/');
  });

  test.each(['Other', 'Text'])('is a plain character in the field “%s”', async (name) => {
    const { user } = renderWithProviders(around);
    await user.type(screen.getByLabelText(name), '/');
    expect(screen.getByLabelText(name)).toHaveFocus();
    expect(screen.getByLabelText(name)).toHaveValue('/');
  });

  test.each(['{Control>}/{/Control}', '{Alt>}/{/Alt}', '{Meta>}/{/Meta}'])(
    'with a modifier, %s, is left to the browser',
    async (keys) => {
      const { user } = renderWithProviders(around);
      await user.keyboard(keys);
      expect(field()).not.toHaveFocus();
    },
  );

  test('does nothing in an open dialog', async () => {
    const { user } = renderWithProviders(
      <>
        {around}
        <Dialog title="A card" onClose={() => undefined}>
          <button>Inside</button>
        </Dialog>
      </>,
    );
    act(() => screen.getByText('Inside').focus());
    await user.keyboard('/');
    expect(screen.getByText('Inside')).toHaveFocus();
  });
});

describe('help', () => {
  test('explains by examples, and a click on one searches for it', async () => {
    const { user, list } = open();
    await user.click(screen.getByRole('button', { name: 'How to search' }));
    const dialog = screen.getByRole('dialog', { name: 'How to search' });
    const table = await within(dialog).findByRole('table', { name: 'Numbers' });
    const row = within(table).getByRole('row', { name: /^power>hp/ });
    expect(row).toHaveTextContent('More power than HP');

    await user.click(within(row).getByRole('button', { name: 'power>hp' }));
    expect(dialog).not.toBeInTheDocument();
    expect(field()).toHaveValue('power>hp');
    expect(list().query).toBe('power>hp');
    expect(screen.getByRole('button', { name: 'How to search' })).toHaveFocus();
  });
});
