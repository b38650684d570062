import { useCallback, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Card } from '@domain/card';
import type { CountPart } from './count-draft';

/** The attribute that identifies a field: `data-count-cell`. */
export const countCellKey = (variantId: string, part: CountPart): string => `${part} ${variantId}`;

/**
 * Makes a table's Have and Need cells a spreadsheet: Enter leads down the column to the next card that has such a
 * printing (with Shift upwards), the arrows left and right at the text's ends lead to the neighbour in the row. Tab is
 * the browser's, and the arrows up and down change the number (rules/collection#typed-counts).
 *
 * @param cards the table's cards in the order in which they are shown
 * @returns a key handler for the element around the cells. Its `draw` must draw a card's row, which a virtual table may
 * not have drawn. It is called within `flushSync`, so it is enough to set the state that tells the table which row to
 * keep drawn.
 */
export function useCountGrid(cards: readonly Card[]) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>, draw: (cardId: string) => void) => {
      const { target, currentTarget, key, ctrlKey, metaKey, altKey } = event;
      if (!(target instanceof HTMLInputElement) || ctrlKey || metaKey || altKey) return;
      const [part, variantId] = (target.dataset['countCell'] ?? '').split(' ');
      if (!part || !variantId || event.nativeEvent.isComposing) return;

      const down = downwards(key, event.shiftKey);
      if (down !== 0) {
        event.preventDefault();
        const next = nextInColumn(cards, variantId, down);
        if (!next) return void target.select();
        const field = () => cellIn(currentTarget, countCellKey(next.variantId, part as CountPart));
        if (!field()) flushSync(() => draw(next.cardId));
        focusCell(field());
        return;
      }
      const along = sideways(key, target);
      if (along === 0 || event.shiftKey) return;
      const row = target.closest('tr') ?? currentTarget;
      const cells = [...row.querySelectorAll<HTMLElement>('[data-count-cell]')];
      const neighbour = cells[cells.indexOf(target) + along];
      if (!neighbour) return;
      event.preventDefault();
      focusCell(neighbour);
    },
    [cards],
  );
}

function downwards(key: string, isShifted: boolean): -1 | 0 | 1 {
  if (key !== 'Enter') return 0;
  return isShifted ? -1 : 1;
}

/**
 * Only from an end of the text: inside it, the arrows move the caret. A text that is selected as a whole counts as both
 * ends.
 */
function sideways(key: string, { selectionStart, selectionEnd, value }: HTMLInputElement) {
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  if (key === 'ArrowLeft' && (isAll || selectionEnd === 0)) return -1;
  return key === 'ArrowRight' && (isAll || selectionStart === value.length) ? 1 : 0;
}

function nextInColumn(cards: readonly Card[], variantId: string, down: -1 | 1) {
  const start = cards.findIndex(({ cardVariants }) =>
    cardVariants.some(({ id }) => id === variantId),
  );
  const variantType = cards[start]?.cardVariants.find(({ id }) => id === variantId)?.variantType;
  if (start < 0) return null;
  for (let index = start + down; index in cards; index += down) {
    const card = cards[index];
    const printing = card?.cardVariants.find((each) => each.variantType === variantType);
    if (card && printing) return { cardId: card.id, variantId: printing.id };
  }
  return null;
}

const cellIn = (container: HTMLElement, key: string) =>
  container.querySelector<HTMLElement>(`[data-count-cell=${JSON.stringify(key)}]`);

/** Keeps the browser from scrolling the cell to the middle of the window. */
function focusCell(cell: HTMLElement | null | undefined): void {
  cell?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
