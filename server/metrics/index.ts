export { type Metrics, noMetrics, type ReadyKind } from './metrics';
export { createMetrics, type PrometheusMetrics } from './prometheus';
export { serveMetricsByToken, serveMetricsOnPort } from './serve-metrics';
