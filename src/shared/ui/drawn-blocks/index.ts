export { DrawnBlocks, LIST_ITEM, type RenderLine } from './drawn-blocks';
export { type RowHeight, rowHeights, useRowHeight } from './row-heights';
