import { useCallback, useEffect, useState } from 'react';

/** Milliseconds for which a message of the profile is shown (rules/accounts#profile). */
const SHOWN_FOR = 3000;

/** A message that disappears by itself. @returns the text to show, null for none, and how to show one */
export function usePassingMessage(): [string | null, (text: string) => void] {
  const [message, setMessage] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (message === null) return undefined;
    const timer = setTimeout(() => setMessage(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [message]);
  const show = useCallback((text: string) => setMessage({ text }), []);
  return [message?.text ?? null, show];
}
