/** A value at a moment. */
export interface ChartPoint {
  /** ISO 8601. */
  at: string;
  value: number;
}

/** One line of a chart. */
export interface ChartSeries {
  key: string;
  name: string;
  /** In the order of time. */
  points: readonly ChartPoint[];
}

/** The values of all lines at a moment at which one of them has a point. */
export interface ChartMoment {
  at: string;
  /** The value of each series at that moment, or at its last point before; null before its first. */
  values: readonly (number | null)[];
}

/** The moments of all series together, in the order of time. */
export function momentsOf(series: readonly ChartSeries[]): ChartMoment[] {
  const times = new Set(series.flatMap(({ points }) => points.map(({ at }) => at)));
  const next = series.map(() => 0);
  return [...times].sort().map((at) => ({
    at,
    values: series.map(({ points }, line) => {
      let index = next[line] ?? 0;
      while (index < points.length && (points[index]?.at ?? '') <= at) index += 1;
      next[line] = index;
      return points[index - 1]?.value ?? null;
    }),
  }));
}

/** The index of the moment that is nearest to a time in milliseconds since 1970. */
export function nearestMoment(moments: readonly ChartMoment[], time: number): number {
  let nearest = 0;
  let least = Infinity;
  moments.forEach(({ at }, index) => {
    const distance = Math.abs(Date.parse(at) - time);
    if (distance < least) [nearest, least] = [index, distance];
  });
  return nearest;
}

/**
 * The corners of a line whose values hold until the next one: before each change, the old value once more. Drawing
 * only, since these aren't moments of their own.
 */
export const stepCorners = (points: readonly ChartPoint[]): ChartPoint[] =>
  points.flatMap((point, index) => {
    const before = points[index - 1];
    return before && before.value !== point.value
      ? [{ at: point.at, value: before.value }, point]
      : [point];
  });
