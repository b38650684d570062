export { afterPaint } from './after-paint';
