import { useCallback } from 'react';
import type { Printing } from '@domain/printing';
import { useAppDispatch } from '@/shared/store';
import { printingOpened } from './card-detail-slice';

/** Opens a card's dialog at one of its printings; the same function each time. */
export function useOpenPrinting(): (printing: Printing) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    ({ card, variant: { variantType } }: Printing) =>
      void dispatch(printingOpened({ cardId: card.id, variantType })),
    [dispatch],
  );
}
