import { useEffect, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { useShareableAddress } from '../lib/use-shareable-address';
import { CopyByHand } from './copy-by-hand';
import styles from './copy-link-button.module.css';

/** How long the button says that it has copied, in milliseconds (spec 9). */
const CONFIRMATION = 2000;

/** Copies the address that shows the same cards to anyone; where the browser refuses, it is there to copy by hand. */
export function CopyLinkButton() {
  const address = useShareableAddress();
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');
  const rest = () => setOutcome('none');
  const isCopied = outcome === 'copied';

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setOutcome('none'), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      // Missing altogether on a page that didn't come over HTTPS.
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <>
      <Button
        icon={isCopied ? 'check' : 'link'}
        className={styles.button}
        onClick={() => void copy()}
      >
        {isCopied ? 'Copied' : 'Copy link'}
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied && 'The link is copied'}</span>
      </VisuallyHidden>
      {outcome === 'refused' && <CopyByHand address={address} onClose={rest} />}
    </>
  );
}
