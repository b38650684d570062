import { clsx } from 'clsx';
import { useContext, useId, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button';
import styles from './dialog.module.css';
import { ModalDepth, useModal } from './modal';

interface DialogProps {
  /** The dialog's name and heading. */
  title: string;
  /** The title is a name, which translators should leave alone. */
  isName?: boolean;
  /** Called at Escape, at a click beside the dialog and by its Close button. */
  onClose: () => void;
  /** `large` for a card beside its prices, `wide` for two lists side by side. */
  size?: 'small' | 'large' | 'wide';
  /** `alertdialog` for a question that blocks everything else; its text is announced at once. */
  role?: 'dialog' | 'alertdialog';
  /**
   * The element that takes the focus at first; by default the dialog itself, so that screen readers begin with its
   * name.
   */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Controls in the head, before the Close button. */
  tools?: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A modal dialog while it is mounted: it keeps the focus inside and returns it at the end, Escape closes only the
 * topmost one, and the page behind doesn't scroll (rules/accessibility#dialogs).
 */
export function Dialog({
  title,
  isName = false,
  onClose,
  size = 'small',
  role = 'dialog',
  initialFocus,
  tools,
  actions,
  children,
}: DialogProps) {
  const heading = useId();
  const box = useRef<HTMLDivElement>(null);
  const onKeyDown = useModal(box, onClose, initialFocus);
  const depth = useContext(ModalDepth);

  return createPortal(
    // For the mouse alone; the keyboard has Escape and the Close button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.backdrop}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {/* The keys of whatever has the focus inside bubble up to here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={box}
        role={role}
        aria-modal="true"
        aria-labelledby={heading}
        aria-describedby={role === 'alertdialog' ? `${heading}-text` : undefined}
        tabIndex={-1}
        className={clsx(styles.dialog, size !== 'small' && styles[size])}
        onKeyDown={onKeyDown}
      >
        <div className={styles.header}>
          <h2 id={heading} className={styles.title} translate={isName ? 'no' : undefined}>
            {title}
          </h2>
          <div className={styles.tools}>
            {tools}
            <Button variant="quiet" icon="close" aria-label="Close dialog" onClick={onClose} />
          </div>
        </div>
        <div id={`${heading}-text`} className={styles.body}>
          <ModalDepth.Provider value={depth + 1}>{children}</ModalDepth.Provider>
        </div>
        {actions && <div className={styles.footer}>{actions}</div>}
      </div>
    </div>,
    document.body,
  );
}
