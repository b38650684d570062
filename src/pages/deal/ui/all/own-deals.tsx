import { generatePath, Link } from 'react-router-dom';
import { totalWords } from '@domain/deal';
import { counted, formatDate } from '@/shared/lib/format';
import { useMoney } from '@/shared/lib/money';
import { routes } from '@/shared/routes';
import { Panel } from '@/shared/ui/panel';
import styles from './deals-page.module.css';
import { costOf } from '../../model/sums';
import { useDealsQuery } from '../../api/deal-api';

/** The deals that the viewer has kept, the newest first, each with what it costs. */
export function OwnDeals() {
  const { sum } = useMoney();
  const { data: deals = [] } = useDealsQuery();
  if (deals.length === 0) return null;
  return (
    <Panel title="Your deals" className={styles.yours}>
      <ul className={styles.earlier} role="list">
        {deals.map(({ id, createdAt, parts }) => (
          <li key={id}>
            <Link to={generatePath(routes.deal, { dealId: id })}>
              {`${formatDate(createdAt)}: ${counted(parts.length, 'offer')}`}
            </Link>
            <span className={styles.total}>{totalWords(costOf(parts), sum)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
