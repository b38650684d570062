import { AreaClosed, LinePath } from '@visx/shape';
import { classNames } from '@/shared/lib/class-names';
import type { ChartScales } from './chart-scales';
import type { ChartMoment, ChartPoint, ChartSeries } from './chart-series';
import styles from './line-chart.module.css';

interface ChartLinesProps {
  series: readonly ChartSeries[];
  scales: ChartScales;
  /** Shades what is below a line that is alone. */
  shaded: boolean;
  /** Where the readout is; null while nothing is pointed at. */
  moment: ChartMoment | null;
}

/** The lines, and what marks the moment that is read out. */
export function ChartLines({
  series,
  scales: { x, y, bottom, left, right },
  shaded,
  moment,
}: ChartLinesProps) {
  const xOf = ({ at }: { at: string }) => x(new Date(at));
  const yOf = ({ value }: ChartPoint) => y(value);
  return (
    <g>
      {series.map(({ key, points }, index) => (
        <g key={key} className={styles[`series${index + 1}`]}>
          {shaded && (
            <AreaClosed
              className={classNames(styles.area)}
              data={[...points]}
              x={xOf}
              y={yOf}
              y0={bottom}
              yScale={y}
            />
          )}
          <LinePath className={classNames(styles.line)} data={[...points]} x={xOf} y={yOf} />
          {points.length === 1 && points[0] && (
            <circle className={styles.dot} cx={xOf(points[0])} cy={yOf(points[0])} r={4} />
          )}
        </g>
      ))}
      <line className={styles.base} x1={left} x2={right} y1={bottom} y2={bottom} />
      {moment && (
        <g>
          <line className={styles.cursor} x1={xOf(moment)} x2={xOf(moment)} y1={0} y2={bottom} />
          {moment.values.map(
            (value, index) =>
              value !== null && (
                <circle
                  key={series[index]?.key}
                  className={classNames(styles.dot, styles[`series${index + 1}`])}
                  cx={xOf(moment)}
                  cy={y(value)}
                  r={5}
                />
              ),
          )}
        </g>
      )}
    </g>
  );
}
