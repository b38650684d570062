import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { counted, countedCopies } from '@/shared/lib/counted';
import { Icon } from '@/shared/ui/icon';
import { HEADING_HEIGHT, type Section } from '../model/lay-out';
import type { TradeRow } from '../model/trade-row';
import styles from './trade-list.module.css';

interface SetHeadingProps {
  section: Omit<Section<TradeRow>, 'blocks'>;
  level: 2 | 3;
  /** The id of what it opens and closes. */
  controls: string;
  onToggle: () => void;
}

/** Names a set and its counts, and opens and closes it. It stays in sight while its rows scroll past. */
export function SetHeading({
  section: { cardSet, printings, copies, isOpen },
  level,
  controls,
  onToggle,
}: SetHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = level === 2 ? 'h2' : 'h3';
  const toggle = () => {
    // It may stick far below the section's start, where nothing is left of it once the rows are gone.
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

/** `12 printings, 1,031 copies`; without the copies where there is one of each. */
function countsText(printings: number, copies: number): string {
  const words = counted(printings, 'printing');
  return copies === printings ? words : `${words}, ${countedCopies(copies)}`;
}
