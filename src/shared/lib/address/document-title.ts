import { useEffect } from 'react';
import { pageTitle } from '@domain/page';

/** Names the browser's tab: `Card Sets · Starbinder`. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const words = pageTitle(title);
    // Setting it again is slow, even to the same title.
    if (document.title !== words) document.title = words;
  }, [title]);
}
