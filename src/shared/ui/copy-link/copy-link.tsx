import { useRef } from 'react';
import { useHref } from 'react-router-dom';
import { siteOrigin } from '@/shared/config';
import { useCopyText } from '@/shared/lib/browser/copy-text';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { TextField } from '../text-field';
import { VisuallyHidden } from '../visually-hidden';
import { SendLink } from './send-link';
import styles from './copy-link.module.css';

/** The absolute address of a path of the application. */
export const useAbsoluteAddress = (path: string): string => `${siteOrigin()}${useHref(path)}`;

interface CopyLinkProps {
  /** Absolute. */
  address: string;
  /** The link's label if the person has to copy it: “Link to these cards”. */
  label: string;
}

/** Copies an address; if the browser doesn't allow that, shows it to copy by hand. */
export function CopyLink({ address, label }: CopyLinkProps) {
  const { outcome, copy, reset } = useCopyText(address);
  const isCopied = outcome === 'copied';
  return (
    <>
      <Button icon={isCopied ? 'check' : 'link'} className={styles.button} onClick={copy}>
        <span>{isCopied ? 'Copied' : 'Copy link'}</span>
      </Button>
      <SendLink address={address} />
      <VisuallyHidden>
        <span role="status">{isCopied && 'The link is copied'}</span>
      </VisuallyHidden>
      {outcome === 'refused' && <CopyByHand address={address} label={label} onClose={reset} />}
    </>
  );
}

/** The selected link, for a browser that doesn't allow scripts to copy. */
function CopyByHand({ address, label, onClose }: CopyLinkProps & { onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      title="Copy this link"
      onClose={onClose}
      initialFocus={field}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <TextField
        ref={field}
        label={label}
        hint="Your browser didn’t allow copying. The link is selected, so you can copy it yourself."
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}
