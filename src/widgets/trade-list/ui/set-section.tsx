import { useId } from 'react';
import { VARIANT_TYPE_NAMES } from '@domain/card';
import { SUBHEADING_HEIGHT, type Section } from '../model/lay-out';
import type { TradeRow } from '../model/trade-row';
import { PrintingRows, type PrintingRowsProps } from './printing-rows';
import { SetHeading } from './set-heading';
import styles from './trade-list.module.css';

interface SetSectionProps<Row extends TradeRow> extends Omit<
  PrintingRowsProps<Row>,
  'label' | 'rows' | 'firstLine'
> {
  section: Section<Row>;
  headingLevel: 2 | 3;
  onToggle: () => void;
}

/** A set's printings under a heading that opens and closes them; sorted by variant, each variant has a heading. */
export function SetSection<Row extends TradeRow>({
  section,
  headingLevel,
  onToggle,
  ...drawing
}: SetSectionProps<Row>) {
  const id = useId();
  const { cardSet, isOpen, blocks } = section;
  const Subheading = headingLevel === 2 ? 'h3' : 'h4';
  return (
    <div className={styles.section} data-open={isOpen}>
      <SetHeading section={section} level={headingLevel} controls={id} onToggle={onToggle} />
      <div id={id} hidden={!isOpen}>
        {blocks.map(({ variantType, rows, firstLine }) => {
          const name = variantType && VARIANT_TYPE_NAMES[variantType];
          return (
            <div key={variantType ?? ''}>
              {name && (
                <Subheading className={styles.subheading} style={{ height: SUBHEADING_HEIGHT }}>
                  {name} <span className={styles.counts}>{rows.length}</span>
                </Subheading>
              )}
              <PrintingRows
                label={name ? `${cardSet.name}, ${name}` : cardSet.name}
                rows={rows}
                firstLine={firstLine}
                {...drawing}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}
