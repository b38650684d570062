import { clsx } from 'clsx';
import {
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button';
import styles from './dialog.module.css';
import { ModalDepth, useModal } from './modal';

interface DialogProps {
  /** The dialog's name and heading. */
  title: string;
  /** The title is a name, which translators should leave alone. */
  isName?: boolean;
  /** Called at Escape, at Back, at a click beside the dialog and by its Close button. */
  onClose: () => void;
  /**
   * Whether closing would lose what was entered, so that the person is asked first; by default, whether anything was
   * typed or chosen in a field.
   */
  isUnsaved?: boolean | (() => boolean) | undefined;
  /** What the address says while the dialog is open, so that a link opens it: `card=sor-059`. */
  parameter?: string | undefined;
  /** Whether Back closes it, for which it gets an entry in the browser's history. */
  hasEntry?: boolean | undefined;
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
 * A modal dialog while it is mounted: it keeps the focus inside and returns it at the end, Escape and Back close only
 * the topmost one, and the page behind doesn't scroll (rules/accessibility#dialogs).
 */
export function Dialog({
  title,
  isName = false,
  onClose,
  isUnsaved,
  parameter,
  hasEntry = true,
  size = 'small',
  role = 'dialog',
  initialFocus,
  tools,
  actions,
  children,
}: DialogProps) {
  const heading = useId();
  const box = useRef<HTMLDivElement>(null);
  const hasInput = useHasInput(box);
  const [asks, setAsks] = useState(false);
  const close = () => {
    const isAsked = typeof isUnsaved === 'function' ? isUnsaved() : (isUnsaved ?? hasInput.current);
    if (isAsked) setAsks(true);
    else onClose();
  };
  const onKeyDown = useModal(box, { onClose: close, initialFocus, hasEntry, parameter });
  const depth = useContext(ModalDepth);

  return createPortal(
    // For the mouse alone; the keyboard has Escape and the Close button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.backdrop}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) close();
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
            <Button variant="quiet" icon="close" aria-label="Close dialog" onClick={close} />
          </div>
        </div>
        <div id={`${heading}-text`} className={styles.body}>
          <ModalDepth.Provider value={depth + 1}>
            {children}
            {asks && <DiscardQuestion onDiscard={onClose} onKeep={() => setAsks(false)} />}
          </ModalDepth.Provider>
        </div>
        {actions && <div className={styles.footer}>{actions}</div>}
      </div>
    </div>,
    document.body,
  );
}

/** Whether anything was typed or chosen in a field of an element. The browser's event knows no portals, as React's does. */
function useHasInput(box: RefObject<HTMLElement | null>): RefObject<boolean> {
  const hasInput = useRef(false);
  useEffect(() => {
    const onInput = () => {
      hasInput.current = true;
    };
    const element = box.current;
    element?.addEventListener('input', onInput);
    return () => element?.removeEventListener('input', onInput);
  }, [box]);
  return hasInput;
}

/** Asks before a dialog is closed with what was entered in it. */
function DiscardQuestion({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  const safest = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      title="Discard what you entered?"
      initialFocus={safest}
      onClose={onKeep}
      actions={
        <>
          <Button ref={safest} onClick={onKeep}>
            Keep it
          </Button>
          <Button variant="destructive" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      <p>It isn’t saved.</p>
    </Dialog>
  );
}
