import type { MouseEvent } from 'react';

/**
 * For long lists with plain links, since a router's link in each row would render at every change of the address.
 * Follows the clicked link within the application, unless the click is meant for the browser.
 *
 * @returns whether a link was clicked at all
 */
export function followLink(event: MouseEvent, follow: (path: string) => void): boolean {
  const path = (event.target as Element).closest('a')?.getAttribute('href');
  if (!path) return false;
  if (!isForTheBrowser(event)) {
    event.preventDefault();
    follow(path);
  }
  return true;
}

/** A click that opens another tab or window, or saves. */
const isForTheBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
