import type { Money } from '@domain/pricing';
import { countedCopies, formatNumber, formatPercent } from '@/shared/lib/format';
import { useMoney } from '@/shared/lib/money';
import { Panel } from '@/shared/ui/panel';
import type { WorthPart } from '../api/worth-api';
import styles from './worth-breakdown.module.css';

interface WorthBreakdownProps {
  title: string;
  parts: readonly WorthPart[];
  /** The sum of all parts in cents. */
  total: number;
}

/** What each part is worth, as an amount and as a bar that shows its share. */
export function WorthBreakdown({ title, parts, total }: WorthBreakdownProps) {
  const money = useMoney();
  return (
    <Panel title={title}>
      <ul className={styles.parts} aria-label={title}>
        {parts.map((part) => (
          <Part
            key={part.key}
            part={part}
            money={money}
            share={total === 0 ? 0 : part.worthCents / total}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface PartProps {
  part: WorthPart;
  share: number;
  money: Money;
}

const Part = ({ part, share, money }: PartProps) => (
  <li className={styles.part}>
    <div className={styles.line}>
      <span className={styles.name}>{part.name}</span>{' '}
      <b className={styles.worth}>{money.sum(part.worthCents)}</b>
    </div>
    <div className={styles.track} aria-hidden="true">
      <div className={styles.bar} style={{ width: `${share * 100}%` }} />
    </div>
    <div className={styles.notes}>
      <span>{formatPercent(share)}</span>{' '}
      <span>{`${countedCopies(part.copies)}${part.unpricedPrintings > 0 ? `, ${formatNumber(part.unpricedPrintings)} without a price` : ''}`}</span>
    </div>
  </li>
);
