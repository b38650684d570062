import { useMemo, useRef, memo } from 'react';
import { printingNumberText } from '@domain/card';
import { useScrolledList } from '@/shared/lib/virtual-rows';
import { Checkbox } from '@/shared/ui/checkbox';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { Raise } from '../model/raises';
import styles from './fill-trade-list.module.css';

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

interface RaiseRowProps {
  raise: Raise;
  isChosen: boolean;
  /** Whether the Tab key stops at its box. */
  isActive: boolean;
  onToggle: (variantId: string) => void;
}

/** One change: how many copies the list holds of a printing, and how many it will. */
const RaiseRow = memo(function RaiseRow({
  raise: { card, variant, from, to },
  isChosen,
  isActive,
  onToggle,
}: RaiseRowProps) {
  return (
    <Checkbox
      className={styles.row}
      checked={isChosen}
      tabIndex={isActive ? 0 : -1}
      onChange={() => onToggle(variant.id)}
      label={
        <span className={styles.change}>
          <span className={styles.words}>
            <span className={styles.name}>
              {card.name}
              {card.subtitle && <span className={styles.subtitle}>, {card.subtitle}</span>}
            </span>
            <span className={styles.kind}>{printingNumberText(card, variant)}</span>
          </span>
          <span className={styles.counts}>
            <span aria-hidden="true">
              {from} → <strong>{to}</strong>
            </span>
            <VisuallyHidden>
              from {from} to {to}
            </VisuallyHidden>
          </span>
        </span>
      }
    />
  );
});
