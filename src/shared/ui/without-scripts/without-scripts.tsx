import type { ReactNode } from 'react';
import { useIsHydrated } from '@/shared/lib/is-hydrated';
import styles from './without-scripts.module.css';

interface WithoutScriptsProps {
  label: string;
  /** Renders list items. Called only on the server, since React in a browser ignores the content of `noscript`. */
  renderItems: () => ReactNode;
}

/** A list's content for browsers that run no script, which get only a part of a long list otherwise. */
export function WithoutScripts({ label, renderItems }: WithoutScriptsProps) {
  const isHydrated = useIsHydrated();
  if (isHydrated) return null;
  return (
    <noscript>
      {typeof window === 'undefined' && (
        <ul className={styles.list} aria-label={label}>
          {renderItems()}
        </ul>
      )}
    </noscript>
  );
}
