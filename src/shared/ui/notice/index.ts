export { DroppedNotice, Notice, NoticeEdge } from './notice';
