import { clsx } from 'clsx';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../icon';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** The button's text. */
  title: string;
  /** Shown at the button's end, such as the number of items inside. */
  aside?: ReactNode;
  /** Puts the button into a heading of this level, for sections of a page. */
  headingLevel?: 2 | 3 | 4;
  defaultOpen?: boolean;
  /** Called before it closes; false keeps it open, and the caller has to show why. */
  mayClose?: () => boolean;
  children: ReactNode;
}

/** A section that opens and closes. Its content stays mounted, so that forms in it keep their input. */
export function Disclosure({
  title,
  aside,
  headingLevel,
  defaultOpen = false,
  mayClose,
  children,
}: DisclosureProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(defaultOpen);
  const toggle = () => {
    if (isOpen && mayClose && !mayClose()) return;
    setOpen(!isOpen);
  };
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'div';
  return (
    <div className={styles.disclosure}>
      <Heading className={styles.heading}>
        <button
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          <span className={clsx(styles.arrow, isOpen && styles.down)}>
            <Icon name="chevron-down" />
          </span>
          <span className={styles.title}>{title}</span>
          {aside && <span className={styles.aside}>{aside}</span>}
        </button>
      </Heading>
      <div id={id} hidden={!isOpen} className={styles.content}>
        {children}
      </div>
    </div>
  );
}
