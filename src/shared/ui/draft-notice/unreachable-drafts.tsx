import { counted } from '@/shared/lib/counted';
import { tryNow } from '@/shared/lib/reachable';
import { Button } from '../button';
import { Notice } from '../notice';

interface UnreachableDraftsProps {
  /** How many wait; for none, nothing is shown. */
  count: number;
  /** What one of them is: “change”. */
  noun: string;
}

/** The connection is lost: what the person did is kept, and sent when it is back. */
export const UnreachableDrafts = ({ count, noun }: UnreachableDraftsProps) =>
  count > 0 && (
    <Notice
      tone="warning"
      title={`${counted(count, noun)} ${count === 1 ? 'isn’t' : 'aren’t'} saved yet`}
      actions={
        <Button icon="retry" onClick={tryNow}>
          Try now
        </Button>
      }
    >
      The server can’t be reached. Go on and keep this window open: all is sent once it is back.
    </Notice>
  );
