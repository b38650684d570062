export { useSecondsUntil } from './seconds-until';
