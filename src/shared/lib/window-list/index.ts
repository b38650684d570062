export { useWindowList } from './use-window-list';
