export { Muted } from './muted';
