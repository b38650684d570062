import { clsx } from 'clsx';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../icon';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** The words of the button. */
  title: string;
  /** What is at the button's end: a count of what is inside, for instance. */
  aside?: ReactNode;
  /** Makes the button a heading, where the parts are sections of a page. */
  headingLevel?: 2 | 3 | 4;
  defaultOpen?: boolean;
  /** Called before it closes; false keeps it open, and the caller has to show why. */
  mayClose?: () => boolean;
  children: ReactNode;
}

/** A part that opens and closes. What is inside stays mounted, so that forms in it keep what was typed. */
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
