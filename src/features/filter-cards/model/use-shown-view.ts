import type { CardView } from '@domain/card-list-link';
import { usePaintedValue } from '@/shared/lib/after-paint';
import { useAppSelector } from '@/shared/store';
import { selectCardView, selectIsStep } from './card-list-slice';

/**
 * The view in which cards are drawn. When a person chooses another one, the pressed button is painted first: drawing the
 * other list takes several times as long. A link shows its view at once.
 */
export function useShownView(): CardView {
  const view = useAppSelector(selectCardView);
  const painted = usePaintedValue(view);
  return useAppSelector(selectIsStep) ? painted : view;
}
