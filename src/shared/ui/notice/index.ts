export { Notice } from './notice';
export { NoticeEdge } from './notice-edge';
