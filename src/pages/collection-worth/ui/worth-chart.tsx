import { useMemo } from 'react';
import type { WorthPoint } from '@domain/collection-worth';
import { formatShortSum, formatSum } from '@domain/pricing';
import { LineChart } from '@/shared/ui/line-chart';

/** The chart itself, in a file of its own. */
export function WorthChart({ points }: { points: readonly WorthPoint[] }) {
  const series = useMemo(
    () => [
      {
        key: 'worth',
        name: 'Worth',
        points: points.map(({ at, worthCents }) => ({ at, value: worthCents })),
      },
    ],
    [points],
  );
  if (points.length === 0) return <p>Nothing was counted in this time.</p>;
  return (
    <LineChart
      label="Worth over time"
      series={series}
      formatValue={formatSum}
      formatTick={formatShortSum}
      isSum
    />
  );
}
