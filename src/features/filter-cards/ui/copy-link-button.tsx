import { useRef } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { IGNORED_PARAMETERS } from '@domain/card-list-link';
import { siteOrigin } from '@/shared/config';
import { useCopyText } from '@/shared/lib/copy-text';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { TextField } from '@/shared/ui/text-field';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './copy-link-button.module.css';

/** Copies the address that shows the same cards to anyone; where the browser refuses, it is there to copy by hand. */
export function CopyLinkButton() {
  const address = useShareableAddress();
  const { outcome, copy, reset } = useCopyText(address);
  const isCopied = outcome === 'copied';
  return (
    <>
      <Button icon={isCopied ? 'check' : 'link'} className={styles.button} onClick={copy}>
        {isCopied ? 'Copied' : 'Copy link'}
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied && 'The link is copied'}</span>
      </VisuallyHidden>
      {outcome === 'refused' && <CopyByHand address={address} onClose={reset} />}
    </>
  );
}

interface CopyByHandProps {
  address: string;
  onClose: () => void;
}

/** The link, selected, for a browser that lets only the person copy. */
function CopyByHand({ address, onClose }: CopyByHandProps) {
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
        label="Link to these cards"
        hint="The browser didn’t allow copying. It is selected, so you can copy it."
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}

/**
 * The page's absolute address without what says nothing of its cards, such as `debug`. The list keeps the rest
 * canonical (rules/links#canonical), so it stays as it is.
 */
function useShareableAddress(): string {
  const { pathname, search } = useLocation();
  const path = useHref(pathname);
  const parts = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !IGNORED_PARAMETERS.includes(part.split('=', 1)[0] ?? ''));
  const query = parts.length === 0 ? '' : `?${parts.join('&')}`;
  return `${siteOrigin()}${path}${query}`;
}
