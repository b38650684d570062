export { limitRate } from './limit-rate';
export type { Rate } from './rate';
