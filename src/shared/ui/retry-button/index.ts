export { RetryButton } from './retry-button';
