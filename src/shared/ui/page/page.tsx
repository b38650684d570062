import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '@/shared/lib/address/document-title';
import styles from './page.module.css';

interface PageProps {
  /** The page's only heading of level 1, and the browser tab's name. */
  title: string;
  /** The title is a name, which translators should leave alone. */
  isName?: boolean;
  /** Another name for the browser tab. */
  documentTitle?: string;
  /** A line under the heading. */
  lead?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** Replaces the plain heading; it contains the page's `PageTitle`. */
  header?: ReactNode;
  /** `reading` for texts and forms, which have shorter lines from the same left edge. */
  width?: 'full' | 'reading';
  children: ReactNode;
}

/** A screen inside the shell: its width, its heading (which takes the focus after navigation) and its title. */
export const Page = ({
  title,
  isName = false,
  documentTitle = title,
  lead,
  actions,
  header,
  width = 'full',
  children,
}: PageProps) => {
  useDocumentTitle(documentTitle);
  return (
    <div className={clsx(styles.page, width === 'reading' && styles.reading)}>
      {header ?? (
        <div className={styles.header}>
          <div className={styles.heading}>
            <PageTitle isName={isName}>{title}</PageTitle>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </div>
  );
};

type PageTitleProps = { children: string } & Pick<PageProps, 'isName'>;

/** The page's only heading of level 1; it takes the focus after navigation. */
export const PageTitle = ({ isName = false, children }: PageTitleProps) => (
  <h1 tabIndex={-1} className={styles.title} translate={isName ? 'no' : undefined}>
    {children}
  </h1>
);
