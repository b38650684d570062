import { useEffect, useState } from 'react';

/** How long the message “copied” is shown, in milliseconds (rules/pages#messages-that-pass). */
const CONFIRMATION = 2000;

/** The result of copying: `refused` if the browser doesn't allow it, until {@link useCopyText} is reset. */
type CopyOutcome = 'none' | 'copied' | 'refused';

/** Copies a text to the clipboard, and says so for two seconds (rules/pages#messages-that-pass). */
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
      // Undefined on a page without HTTPS.
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return { outcome, copy: () => void copy(), reset: () => setOutcome('none') };
}
