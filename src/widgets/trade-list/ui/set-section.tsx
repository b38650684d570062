import { useId, useRef, type ReactNode } from 'react';
import { VARIANT_TYPE_NAMES } from '@domain/card';
import { Icon } from '@/shared/ui/icon';
import { HEADING_HEIGHT, SUBHEADING_HEIGHT, type Block, type Section } from '../model/lay-out';
import type { TradeRow } from '../model/trade-row';
import { TradeRowItem } from './trade-row-item';
import styles from './trade-list.module.css';

interface SetSectionProps<Row extends TradeRow> {
  section: Section<Row>;
  headingLevel: 2 | 3;
  rowHeight: number;
  /** The lines of the whole list that are drawn. */
  drawn: readonly number[];
  /** The row at which the Tab key stops. */
  activeId: string | undefined;
  isStacked: boolean;
  renderDetails: (row: Row) => ReactNode;
  onToggle: () => void;
}

/** A set's printings under a heading that opens and closes them; each variant has a heading if sorted by it. */
export function SetSection<Row extends TradeRow>({
  section: { cardSet, printings, copies, isOpen, blocks },
  headingLevel,
  rowHeight,
  drawn,
  activeId,
  isStacked,
  renderDetails,
  onToggle,
}: SetSectionProps<Row>) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = `h${headingLevel}` as const;
  const Subheading = `h${(headingLevel + 1) as 3 | 4}` as const;
  return (
    <div className={styles.section} data-open={isOpen}>
      <Heading ref={heading} className={styles.heading} style={{ height: HEADING_HEIGHT }}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <span className={styles.arrow}>
            <Icon name="chevron-down" />
          </span>
          <span className={styles.set}>{cardSet.name}</span>
          <span className={styles.counts}>{countsText(printings, copies)}</span>
        </button>
      </Heading>
      <div id={id} hidden={!isOpen}>
        {blocks.map(({ variantType, rows, firstLine }) => {
          const name = variantType && VARIANT_TYPE_NAMES[variantType];
          return (
            <div key={variantType ?? ''}>
              {name && (
                <Subheading className={styles.subheading} style={{ height: SUBHEADING_HEIGHT }}>
                  {name}
                </Subheading>
              )}
              <ul
                className={styles.rows}
                style={{ height: rows.length * rowHeight }}
                aria-label={name ? `${cardSet.name}, ${name}` : cardSet.name}
              >
                {inSight({ rows, firstLine }, drawn).map(({ row, at }) => (
                  <TradeRowItem
                    key={row.id}
                    row={row}
                    position={at + 1}
                    total={rows.length}
                    top={at * rowHeight}
                    height={rowHeight}
                    isActive={row.id === activeId}
                    isStacked={isStacked}
                    renderDetails={renderDetails}
                  />
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** `12 printings, 31 copies`, or `12 printings` of one copy each. */
function countsText(printings: number, copies: number): string {
  const words = printings === 1 ? '1 printing' : `${printings} printings`;
  return copies === printings ? words : `${words}, ${copies} copies`;
}

/** The rows of a block that are drawn, with their places in it. */
const inSight = <Row extends TradeRow>(
  { rows, firstLine }: Pick<Block<Row>, 'rows' | 'firstLine'>,
  drawn: readonly number[],
): { row: Row; at: number }[] =>
  drawn.flatMap((line) => {
    const at = line - firstLine;
    const row = rows[at];
    return row ? [{ row, at }] : [];
  });
