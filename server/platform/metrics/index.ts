export { createMetrics, type Metrics, noMetrics, type ReadyKind } from './metrics';
export type { PrometheusMetrics } from './prometheus';
export { serveMetricsByToken, serveMetricsOnPort } from './serve-metrics';
