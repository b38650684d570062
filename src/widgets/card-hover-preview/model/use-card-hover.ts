import { useCallback, useEffect, useRef, type PointerEvent } from 'react';
import { isTextField } from '@/shared/lib/browser/text-field-target';
import { useAppDispatch } from '@/shared/store';
import { previewBegun, previewEnded } from './card-preview-slice';
import type { Point } from './place-preview';

/** How long the pointer must stay on a card (rules/cards#hover-preview). */
const DELAY_MS = 300;
/** The preview is for windows wider than this, in CSS pixels (rules/cards#hover-preview). */
const NARROW = 768;

/** What a mouse on it is about to fill in or tick: a picture beside the pointer would cover what is next. */
const CONTROLS = 'input, label, select, textarea, [data-selecting="true"]';

const isOnControl = ({ target }: PointerEvent): boolean =>
  target instanceof Element && target.closest(CONTROLS) !== null;

/**
 * Follows a mouse over cards and starts a preview once it has stayed on one. Call the returned function at every move
 * of the pointer with the card under it, and with null when it leaves. Fields and ticks of a card show no preview, and neither does anything while a field is in use.
 */
export function useCardHover(): (cardId: string | null, event: PointerEvent) => void {
  const dispatch = useAppDispatch();
  const cardUnder = useRef<string | null>(null);
  const pointer = useRef<Point>({ x: 0, y: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const leave = useCallback(() => {
    clearTimeout(timer.current);
    if (cardUnder.current === null) return;
    cardUnder.current = null;
    dispatch(previewEnded());
  }, [dispatch]);

  useEffect(() => {
    // When the page scrolls, the card moves away from the pointer; who presses or types needs what the picture covers.
    const events = ['scroll', 'keydown', 'pointerdown'] as const;
    for (const event of events) window.addEventListener(event, leave, { passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, leave);
      leave();
    };
  }, [leave]);

  return useCallback(
    (cardUnderPointer, event) => {
      const isBusy = isOnControl(event) || isTextField(document.activeElement);
      const cardId = isBusy ? null : cardUnderPointer;
      pointer.current = { x: event.clientX, y: event.clientY };
      if (cardId === cardUnder.current) return;
      leave();
      if (cardId === null || event.pointerType !== 'mouse' || window.innerWidth <= NARROW) return;
      cardUnder.current = cardId;
      timer.current = setTimeout(
        () => dispatch(previewBegun({ cardId, pointer: pointer.current })),
        DELAY_MS,
      );
    },
    [dispatch, leave],
  );
}
