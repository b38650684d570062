import { tryNow } from '@/shared/lib/reachable';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';

interface UnreachableNoticeProps {
  /** How many printings' counts wait. */
  count: number;
}

/** The connection is lost: what was typed is kept, and sent when it is back. */
export const UnreachableNotice = ({ count }: UnreachableNoticeProps) => (
  <Notice
    tone="warning"
    title={count === 1 ? '1 count isn’t saved yet' : `${count} counts aren’t saved yet`}
    actions={
      <Button icon="retry" onClick={tryNow}>
        Try now
      </Button>
    }
  >
    The server can’t be reached. Go on counting and keep this window open: all is sent once it is
    back.
  </Notice>
);
