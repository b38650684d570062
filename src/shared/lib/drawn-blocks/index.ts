export { type Block, useBlocks } from './blocks';
export { useDrawnList } from './use-drawn-list';
