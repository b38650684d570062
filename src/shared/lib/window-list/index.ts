export { keepDrawn } from './keep-drawn';
export { useWindowList } from './use-window-list';
