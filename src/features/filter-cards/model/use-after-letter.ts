import { usePaintedValue } from '@/shared/lib/after-paint';
import { useAppSelector } from '@/shared/store';
import { selectTypedLine } from './card-list-slice';

const selectIsTyped = (state: RootState): boolean => selectTypedLine(state) !== null;

/**
 * What follows from the search line. While somebody types, it changes only after the letter is painted: drawing what
 * follows takes several times as long, and the next letter interrupts it. Choices and links change it at once.
 */
export function useAfterLetter<Value>(value: Value): Value {
  const painted = usePaintedValue(value);
  return useAppSelector(selectIsTyped) ? painted : value;
}
