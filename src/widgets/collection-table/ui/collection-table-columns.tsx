import { COLUMNS } from '../model/columns';
import styles from './collection-table.module.css';

/** Fixed widths, so that drawing other rows never moves a column. */
export const CollectionTableColumns = () => (
  <colgroup>
    {COLUMNS.map(({ key, size }) => (
      <col key={key} className={styles[`${size}Column`]} />
    ))}
  </colgroup>
);
