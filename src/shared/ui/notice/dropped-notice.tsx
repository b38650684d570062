import { Button } from '../button';
import { Notice } from './notice';

interface DroppedNoticeProps {
  /** What was said in vain. */
  dropped: readonly string[];
  /** It has been read. The button that had the focus goes with it: the focus belongs elsewhere then. */
  onDismiss: () => void;
}

/** Names what a link or a typed text said in vain (rules/links#dropped-parts); nothing where it was all of use. */
export const DroppedNotice = ({ dropped, onDismiss }: DroppedNoticeProps) =>
  dropped.length === 0 ? null : (
    <Notice tone="warning" actions={<Button onClick={onDismiss}>Dismiss</Button>}>
      What couldn’t be used here was left out: {dropped.join(', ')}.
    </Notice>
  );
