import { useMemo, useRef } from 'react';
import { useScrolledList } from '@/shared/lib/virtual-rows';
import type { Raise } from '../model/raises';
import styles from './fill-trade-list.module.css';
import { RaiseRow } from './raise-row';

/** In CSS pixels; the style sheet holds every row to it. */
const ROW_HEIGHT = 60;

interface RaiseListProps {
  raises: readonly Raise[];
  leftOut: ReadonlySet<string>;
  onToggle: (variantId: string) => void;
}

/** All changes, of which those in sight are drawn; one stop of the Tab key, arrows lead from box to box. */
export function RaiseList({ raises, leftOut, onToggle }: RaiseListProps) {
  const box = useRef<HTMLDivElement>(null);
  const items = useMemo(() => raises.map(({ variant: { id } }) => ({ id })), [raises]);
  const { lines, height, active, events } = useScrolledList({ box, items, lineHeight: ROW_HEIGHT });
  return (
    <div ref={box} className={styles.scroller}>
      {/* What is typed here comes from the boxes. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul aria-label="What will be added" className={styles.list} style={{ height }} {...events}>
        {lines.map(({ index, top }) => {
          const raise = raises[index];
          if (!raise) return null;
          const { id } = raise.variant;
          return (
            <li
              key={id}
              data-item-id={id}
              aria-setsize={raises.length}
              aria-posinset={index + 1}
              className={styles.item}
              style={{ top }}
            >
              <RaiseRow
                raise={raise}
                isChosen={!leftOut.has(id)}
                isActive={index === active}
                onToggle={onToggle}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
