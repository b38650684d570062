export { DrawnBlocks, LIST_ITEM, type RenderLine } from './drawn-blocks';
