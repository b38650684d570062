import { useEffect } from 'react';
import { isTextField } from '@/shared/lib/browser/text-field-target';

/**
 * Ctrl+K (or ⌘K) calls back on every page, and `/` where nothing else takes it: a page with a search line of its own
 * has prevented it by then. An open dialog keeps its keys.
 */
export function useFindKeys(onFind: () => void): void {
  useEffect(() => {
    const find = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      const isCommand = event.ctrlKey || event.metaKey;
      const isShortcut = isCommand && !event.shiftKey && event.key.toLowerCase() === 'k';
      const isSlash = !isCommand && event.key === '/' && !isTextField(event.target);
      if (!isShortcut && !isSlash) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      onFind();
    };
    // The window hears a key after the document, where pages listen.
    window.addEventListener('keydown', find);
    return () => window.removeEventListener('keydown', find);
  }, [onFind]);
}
