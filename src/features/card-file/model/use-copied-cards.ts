import { useEffect, useState } from 'react';
import type { ApiError } from '@/shared/api';

/** Cards as text, or why there is none. */
export type CardText = { text: string } | { error: ApiError };

type Copying =
  | { step: 'none' | 'getting' | 'copied' }
  | { step: 'failed'; error: ApiError }
  /** The browser lets only the person copy, or not so late after their click. */
  | { step: 'by hand'; text: string };

/** How long a page says that it has copied, in milliseconds (rules/pages#messages-that-pass). */
const CONFIRMATION = 2000;

/** Puts cards on the clipboard as text. */
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
      // Missing altogether on a page that didn't come over HTTPS.
      await navigator.clipboard.writeText(got.text);
      return setCopying({ step: 'copied' });
    } catch {
      return setCopying({ step: 'by hand', text: got.text });
    }
  };
  return { copying, copy: () => void copy(), reset: () => setCopying({ step: 'none' }) };
}
