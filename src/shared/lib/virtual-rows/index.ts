export { useScrolledList, useWindowList, useWindowRows } from './virtual-rows';
