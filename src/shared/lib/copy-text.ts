import { useEffect, useState } from 'react';

/** How long a page says that it has copied, in milliseconds (rules/pages#messages-that-pass). */
const CONFIRMATION = 2000;

/** What became of copying: `refused` where the browser lets only the person copy, until {@link useCopyText} is reset. */
type CopyOutcome = 'none' | 'copied' | 'refused';

/** Puts a text on the clipboard, and knows for two seconds that it did (rules/pages#messages-that-pass). */
export function useCopyText(text: string) {
  const [outcome, setOutcome] = useState<CopyOutcome>('none');
  const isCopied = outcome === 'copied';
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setOutcome('none'), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      // Missing altogether on a page that didn't come over HTTPS.
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return { outcome, copy: () => void copy(), reset: () => setOutcome('none') };
}
