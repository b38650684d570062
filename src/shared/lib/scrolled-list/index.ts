export { useScrolledList } from './use-scrolled-list';
