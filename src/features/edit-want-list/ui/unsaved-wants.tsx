import { NoticeEdge } from '@/shared/ui/notice';
import { WantNotices } from './want-notices';

/** What became of changes of the want list that aren't saved. Stands after the list in the page. */
export const UnsavedWants = () => (
  <NoticeEdge label="Changes of your want list">
    <WantNotices />
  </NoticeEdge>
);
