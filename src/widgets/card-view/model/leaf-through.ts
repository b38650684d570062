import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';

/** A card's position in the list that the viewer leafs through. */
export interface Leaf {
  /** From 1. */
  position: number;
  total: number;
  /** The neighbouring cards; null at the list's ends. */
  previousId: string | null;
  nextId: string | null;
}

/** A card's position in a list; null if it isn't in the list, or is alone there. */
export function leafOf(cardIds: readonly string[] | null, cardId: string): Leaf | null {
  const at = cardIds?.indexOf(cardId) ?? -1;
  if (!cardIds || at === -1 || cardIds.length === 1) return null;
  return {
    position: at + 1,
    total: cardIds.length,
    previousId: cardIds[at - 1] ?? null,
    nextId: cardIds[at + 1] ?? null,
  };
}

export type Direction = 'previous' | 'next';

/** The card in a direction; null at the list's end. */
export const cardIn = (leaf: Leaf | null, direction: Direction): string | null =>
  (direction === 'previous' ? leaf?.previousId : leaf?.nextId) ?? null;

const KEYS: Readonly<Record<string, Direction>> = { ArrowLeft: 'previous', ArrowRight: 'next' };

/** Elements that use the arrow keys themselves. */
const OWN_ARROWS =
  'input, select, textarea, [contenteditable="true"], [role="slider"], [role="tablist"], [role="menu"]';

/**
 * Makes the arrow keys left and right leaf through the list, unless the focused element uses them itself or another
 * dialog is on top.
 *
 * @param view the element that shows the card
 */
export function useLeafKeys(
  view: RefObject<HTMLElement | null>,
  onLeaf: (direction: Direction) => void,
): void {
  const latest = useRef(onLeaf);
  useEffect(() => {
    latest.current = onLeaf;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const direction = KEYS[event.key];
      if (!direction || event.defaultPrevented) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return;
      const topmost = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? null;
      if (view.current?.closest('[aria-modal="true"]') !== topmost) return;
      event.preventDefault();
      latest.current(direction);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [view]);
}

/** How far a finger must move sideways, in CSS pixels, and by what factor farther than up or down. */
const SWIPE = 56;
const SLOPE = 1.5;

/**
 * Handlers by which a swipe leafs through the list: to the left for the next card. The style sheet leaves vertical
 * moves to the browser (`touch-action: pan-y`), which cancels the pointer when it scrolls.
 */
export function useSwipe(onLeaf: (direction: Direction) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent) {
      const isFinger = pointerType === 'touch' && isPrimary;
      start.current = isFinger ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (from?.id !== pointerId) return;
      const across = clientX - from.x;
      if (Math.abs(across) < SWIPE || Math.abs(across) < SLOPE * Math.abs(clientY - from.y)) return;
      onLeaf(across < 0 ? 'next' : 'previous');
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
