import { useMemo } from 'react';
import type { Money } from '@domain/pricing';
import { apiErrorOf } from '@/shared/api';
import { useMoney } from '@/shared/lib/money';
import { LoadError } from '@/shared/ui/load-error';
import { useWorthMoversQuery, type WorthHistoryInput, type WorthMover } from '../api/worth-api';
import type { ListedMover } from './mover-list';
import { Movers } from './movers';

/**
 * The printings whose prices raised and lowered the worth most in a period. Their space is reserved while they load.
 */
export function WorthMovers({ time }: { time: WorthHistoryInput }) {
  const { data, error, isFetching, refetch } = useWorthMoversQuery(time);
  const money = useMoney();
  const movers = useMemo(() => {
    const listed = listedIn(money);
    return data && { up: data.up.map(listed), down: data.down.map(listed) };
  }, [data, money]);
  if (error) return <LoadError error={apiErrorOf(error)} onRetry={() => void refetch()} />;
  return (
    <Movers
      up={{ title: 'Rose most', none: 'No price rose in this period.' }}
      down={{ title: 'Fell most', none: 'No price fell in this period.' }}
      movers={movers}
      isFetching={isFetching}
    />
  );
}

const listedIn =
  (money: Money) =>
  ({ effectCents, ...mover }: WorthMover): ListedMover => ({
    ...mover,
    isUp: effectCents > 0,
    effect: money.change(effectCents),
  });
