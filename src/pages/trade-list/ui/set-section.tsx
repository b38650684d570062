import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { VARIANT_TYPE_NAMES } from '@domain/card';
import { counted, countedCopies } from '@/shared/lib/format';
import { Icon } from '@/shared/ui/icon';
import { SUBHEADING_HEIGHT, type Section, HEADING_HEIGHT } from '../model/lay-out';
import { PrintingRows, type PrintingRowsProps } from './printing-rows';
import styles from './trade-list.module.css';

interface SetSectionProps extends Omit<PrintingRowsProps, 'label' | 'rows'> {
  section: Section;
  headingLevel: 2 | 3;
  onToggle: () => void;
}

/** A set's printings under a heading that opens and closes them; sorted by variant, each variant has a heading. */
export function SetSection({
  section,
  headingLevel,
  onToggle,
  shown,
  ...drawing
}: SetSectionProps) {
  const id = useId();
  const { cardSet, isOpen, runs } = section;
  const Subheading = headingLevel === 2 ? 'h3' : 'h4';
  return (
    <div className={styles.section} data-open={isOpen}>
      <SetHeading section={section} level={headingLevel} controls={id} onToggle={onToggle} />
      <div id={id} hidden={!isOpen}>
        {runs.map(({ key, variantType, rows, first }) => {
          const name = variantType && VARIANT_TYPE_NAMES[variantType];
          return (
            <div key={key}>
              {name && (
                <Subheading className={styles.subheading} style={{ height: SUBHEADING_HEIGHT }}>
                  <span>{name}</span> <span className={styles.counts}>{rows.length}</span>
                </Subheading>
              )}
              <PrintingRows
                label={name ? `${cardSet.name}, ${name}` : cardSet.name}
                rows={rows}
                shown={within(shown, first, rows.length)}
                {...drawing}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The shown rows of a run, by their indexes in it. */
const within = (shown: readonly number[], first: number, count: number): number[] =>
  shown.map((index) => index - first).filter((index) => index >= 0 && index < count);

interface SetHeadingProps {
  section: Omit<Section, 'runs'>;
  level: 2 | 3;
  /** The id of the element that it opens and closes. */
  controls: string;
  onToggle: () => void;
}

/**
 * A set's name and counts, with a button that opens and closes the section. It stays visible while its rows scroll
 * past.
 */
function SetHeading({
  section: { cardSet, printings, copies, isOpen },
  level,
  controls,
  onToggle,
}: SetHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = level === 2 ? 'h2' : 'h3';
  const toggle = () => {
    // It may stick far below the section's start, which is out of the page once the rows are gone.
    flushSync(onToggle);
    heading.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Heading ref={heading} className={styles.heading} style={{ height: HEADING_HEIGHT }}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={toggle}
      >
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
        <span className={styles.names}>
          <span className={styles.set}>{cardSet.name}</span>
          <span className={styles.counts}>{countsText(printings, copies)}</span>
        </span>
      </button>
    </Heading>
  );
}

/** `12 printings, 1,031 copies`; without the copies if there is one of each. */
function countsText(printings: number, copies: number): string {
  const words = counted(printings, 'printing');
  return copies === printings ? words : `${words}, ${countedCopies(copies)}`;
}
