import { useId, type ReactNode } from 'react';
import styles from './card-view.module.css';

interface ViewSectionProps {
  title: string;
  /** 2 on a page, 3 in a dialog. */
  headingLevel: 2 | 3;
  children: ReactNode;
}

/** A section of the card view with its own heading. */
export function ViewSection({ title, headingLevel, children }: ViewSectionProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading id={id} className={styles.heading}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
