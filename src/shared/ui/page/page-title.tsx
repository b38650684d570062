import styles from './page.module.css';

/** The page's one heading of level 1; it takes the focus after navigation. */
export const PageTitle = ({ children }: { children: string }) => (
  <h1 tabIndex={-1} className={styles.title}>
    {children}
  </h1>
);
