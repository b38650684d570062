export { type Block, FIELDS_BLOCK_HEIGHT, splitIntoBlocks, useBlocks } from './blocks';
export { useKeptRows } from './kept-rows';
export { type Place, useDrawnBlocks } from './use-drawn-blocks';
export { blockOf, useDrawnList } from './use-drawn-list';
