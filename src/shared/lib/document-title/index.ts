import { useEffect } from 'react';

/** Names the browser's tab: `Card Sets · Starbinder`. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Starbinder`;
  }, [title]);
}
