import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { Printing } from '@domain/printing';
import { printingOpened } from './card-detail-slice';

/** Opens a card's dialog at one of its printings; the same function each time. */
export function useOpenPrinting(): (printing: Printing) => void {
  const dispatch = useDispatch();
  return useCallback(
    ({ card, variant: { variantType } }: Printing) =>
      void dispatch(printingOpened({ cardId: card.id, variantType })),
    [dispatch],
  );
}
