import type { ReactNode } from 'react';
import { useIsFirstScreen } from '@/shared/lib/first-screen';
import styles from './without-scripts.module.css';

interface WithoutScriptsProps {
  label: string;
  /** List items; called on the server only, since React in a browser ignores what is there for others. */
  renderItems: () => ReactNode;
}

/** What a list holds, for where no script runs: nothing else would draw all of it there. */
export function WithoutScripts({ label, renderItems }: WithoutScriptsProps) {
  const isFirstScreen = useIsFirstScreen();
  if (!isFirstScreen) return null;
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
