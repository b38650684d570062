export { DroppedNotice } from './dropped-notice';
export { Notice } from './notice';
export { NoticeEdge } from './notice-edge';
