import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { VARIANT_TYPE_NAMES } from '@domain/card';
import { cardPath } from '@domain/page';
import { apiErrorOf } from '@/shared/api';
import { countedCopies } from '@/shared/lib/format';
import { useMoney } from '@/shared/lib/money';
import { LoadError } from '@/shared/ui/load-error';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { useWorthMoversQuery, type WorthHistoryInput, type WorthMover } from '../api/worth-api';
import styles from './worth-movers.module.css';

/**
 * The printings whose prices raised and lowered the worth most in a period. Their space is reserved while they load.
 */
export function WorthMovers({ time }: { time: WorthHistoryInput }) {
  const { data, error, isFetching, refetch } = useWorthMoversQuery(time);
  if (error) return <LoadError error={apiErrorOf(error)} onRetry={() => void refetch()} />;
  return (
    <div className={styles.movers} aria-busy={isFetching}>
      {data ? (
        <>
          <Movers title="Rose most" movers={data.up} none="No price rose in this period." />
          <Movers title="Fell most" movers={data.down} none="No price fell in this period." />
        </>
      ) : (
        <>
          <SkeletonBlock className={styles.waiting} />
          <SkeletonBlock className={styles.waiting} />
        </>
      )}
    </div>
  );
}

interface MoversProps {
  title: string;
  movers: readonly WorthMover[];
  none: string;
}

function Movers({ title, movers, none }: MoversProps) {
  const money = useMoney();
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      {movers.length === 0 ? (
        <p className={styles.notes}>{none}</p>
      ) : (
        <ol className={styles.list} aria-label={title}>
          {movers.map((mover) => (
            <li key={mover.variantId} className={styles.mover}>
              <span className={styles.words}>
                <Link to={cardPath(mover.cardId)} className={styles.name}>
                  {mover.cardName}
                </Link>{' '}
                <span className={styles.notes}>
                  {mover.cardSetCode} {mover.number} · {VARIANT_TYPE_NAMES[mover.variantType]} ·{' '}
                  {countedCopies(mover.copies)}
                </span>
              </span>{' '}
              <b className={clsx(mover.effectCents > 0 ? styles.up : styles.down)}>
                {money.change(mover.effectCents)}
              </b>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
