import { useEffect } from 'react';
import { pageTitle } from '@domain/page';

/** Names the browser's tab: `Card Sets · Starbinder`. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
