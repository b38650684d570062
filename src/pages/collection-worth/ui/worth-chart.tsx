import { useMemo } from 'react';
import { priceEffectAt, type WorthPoint } from '@domain/collection-worth';
import { useMoney } from '@/shared/lib/money';
import { LineChart } from '@/shared/ui/line-chart';

/** The whole worth and its two parts (rules/collection#worth). */
const LINES: readonly { key: string; name: string; valueOf: (point: WorthPoint) => number }[] = [
  { key: 'worth', name: 'Worth', valueOf: ({ worthCents }) => worthCents },
  { key: 'cards', name: 'Cards', valueOf: ({ cardsCents }) => cardsCents },
  { key: 'prices', name: 'Prices', valueOf: priceEffectAt },
];

/** The chart itself, in a file of its own. */
export function WorthChart({ points }: { points: readonly WorthPoint[] }) {
  const money = useMoney();
  const series = useMemo(
    () =>
      LINES.map(({ valueOf, ...line }) => ({
        ...line,
        points: points.map((point) => ({ at: point.at, value: money.value(valueOf(point)) })),
      })),
    [points, money],
  );
  if (points.length === 0) return <p>Nothing was counted in this period.</p>;
  return (
    <LineChart
      label="Worth over time"
      series={series}
      formatValue={money.writeSum}
      formatTick={money.sumTick}
      isSum
    />
  );
}
