import { useCopyText } from '@/shared/lib/copy-text';
import { Button } from '@/shared/ui/button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { useShareableAddress } from '../lib/use-shareable-address';
import { CopyByHand } from './copy-by-hand';
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
