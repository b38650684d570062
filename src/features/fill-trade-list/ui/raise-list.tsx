import { useCallback, useMemo, useRef, memo } from 'react';
import { printingNumberText } from '@domain/card';
import { useBlocks, useDrawnList, useKeptRows } from '@/shared/lib/drawn-blocks';
import { Checkbox } from '@/shared/ui/checkbox';
import { DrawnBlocks, LIST_ITEM, type RenderLine } from '@/shared/ui/drawn-blocks';
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

/** A change, and whether it is to be made. */
interface Row {
  id: string;
  raise: Raise;
  isChosen: boolean;
}

/** All changes, drawn in blocks: those in sight first; one stop of the Tab key, arrows lead from box to box. */
export function RaiseList({ raises, leftOut, onToggle }: RaiseListProps) {
  const box = useRef<HTMLDivElement>(null);
  const rows = useKeptRows(
    useMemo(
      () =>
        raises.map((raise): Row => {
          const { id } = raise.variant;
          return { id, raise, isChosen: !leftOut.has(id) };
        }),
      [raises, leftOut],
    ),
  );
  const { places, activeId, events } = useDrawnList({
    container: box,
    box,
    lines: rows,
    blocks: useBlocks(rows, ROW_HEIGHT),
    lineHeight: ROW_HEIGHT,
  });
  const renderRow: RenderLine<Row> = useCallback(
    ({ id, ...row }, { index, isActive }) => (
      <li
        {...LIST_ITEM}
        data-item-id={id}
        aria-setsize={raises.length}
        aria-posinset={index + 1}
        style={{ height: ROW_HEIGHT }}
      >
        <RaiseRow {...row} isActive={isActive} onToggle={onToggle} />
      </li>
    ),
    [raises.length, onToggle],
  );
  return (
    <div ref={box} className={styles.scroller}>
      {/* What is typed here comes from the boxes. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div role="list" aria-label="What will be added" {...events}>
        <DrawnBlocks as="ul" places={places} activeId={activeId} renderLine={renderRow} />
      </div>
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
