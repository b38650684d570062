import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { Button } from '../button';
import { useIsCovered } from '../dialog';
import type { IconName } from '../icon';
import styles from './phone-sheet.module.css';

declare module 'react' {
  interface HTMLAttributes<T> {
    popover?: 'auto';
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
  }
}

interface PhoneSheetProps {
  /** The name of the button that opens it. */
  label: string;
  icon: IconName;
  /** What the button shows beside its icon. */
  words?: string | undefined;
  /** The button's. */
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Content in its place in the page, or on a phone or tablet in a sheet at the lower edge that a button opens. The sheet is the
 * browser's popover, so Escape and a press elsewhere close it; a browser without popovers has the content in its place.
 */
export function PhoneSheet({ label, icon, words, className, children }: PhoneSheetProps) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const isCovered = useIsCovered();
  useEffect(() => {
    // The sheet would be above the dialog.
    if (isCovered) close(sheet.current);
  }, [isCovered]);
  return (
    <>
      <Button
        icon={icon}
        aria-label={words === undefined ? label : `${label}: ${words}`}
        popovertarget={id}
        className={clsx(styles.button, className)}
      >
        {words && <span>{words}</span>}
      </Button>
      {/* The buttons in it have the roles. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div ref={sheet} id={id} popover="auto" className={styles.content} onClick={closeOnChoice}>
        {children}
      </div>
    </>
  );
}

/** A choice closes the sheet first, so that the focus returns to its button. A menu says in the sheet what became of it. */
function closeOnChoice({ currentTarget, target }: MouseEvent<HTMLElement>) {
  if (!(target instanceof Element) || target.closest('[aria-haspopup="menu"], [role="menu"]'))
    return;
  if (target.closest('a, button')) close(currentTarget);
}

function close(sheet: HTMLElement | null) {
  if (sheet && 'hidePopover' in sheet) sheet.hidePopover();
}
