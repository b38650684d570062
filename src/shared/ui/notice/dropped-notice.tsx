import { Button } from '../button';
import { Notice } from './notice';

interface DroppedNoticeProps {
  /** The ignored parts. */
  dropped: readonly string[];
  /** It has been read. The button that had the focus goes with it: the focus belongs elsewhere then. */
  onDismiss: () => void;
}

/** Names the ignored parts of a link or a typed text (rules/links#dropped-parts); nothing without any. */
export const DroppedNotice = ({ dropped, onDismiss }: DroppedNoticeProps) =>
  dropped.length === 0 ? null : (
    <Notice tone="warning" actions={<Button onClick={onDismiss}>Dismiss</Button>}>
      What couldn’t be used here was left out: {dropped.join(', ')}.
    </Notice>
  );
