import { useEffect, useState } from 'react';
import type { ApiError } from '@/shared/api';

/** Cards as text, or the error. */
export type CardText = { text: string } | { error: ApiError };

type Copying =
  | { step: 'none' | 'getting' | 'copied' }
  | { step: 'failed'; error: ApiError }
  /** The browser doesn't allow copying, or not so long after the click. */
  | { step: 'by hand'; text: string };

/** How long the message “copied” is shown, in milliseconds (rules/pages#messages-that-pass). */
const CONFIRMATION = 2000;

/** Copies cards to the clipboard as text. */
export function useCopiedCards(getText: () => Promise<CardText>) {
  const [copying, setCopying] = useState<Copying>({ step: 'none' });
  const isCopied = copying.step === 'copied';
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopying({ step: 'none' }), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    setCopying({ step: 'getting' });
    const got = await getText();
    if ('error' in got) return setCopying({ step: 'failed', error: got.error });
    try {
      // Undefined on a page without HTTPS.
      await navigator.clipboard.writeText(got.text);
      return setCopying({ step: 'copied' });
    } catch {
      return setCopying({ step: 'by hand', text: got.text });
    }
  };
  return { copying, copy: () => void copy(), reset: () => setCopying({ step: 'none' }) };
}
