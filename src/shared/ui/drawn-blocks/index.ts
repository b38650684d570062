export { DrawnBlocks, LIST_ITEM, type RenderLine } from './drawn-blocks';
export { type RowHeight, rowHeights, useIsNarrow, useRowHeight } from './row-heights';
