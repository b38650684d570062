export { BoxList } from './box-list';
export { useListFocus } from './list-focus';
export { type RowHeight, rowHeights, useIsNarrow, useRowHeight } from './row-heights';
export { useShownInWindow } from './shown-lines';
export { type RenderLine, VirtualRows } from './virtual-rows';
