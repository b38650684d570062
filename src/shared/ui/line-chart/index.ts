export { LineChart } from './line-chart';
export type { ChartSeries } from './chart-series';
