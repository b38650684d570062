import { COLUMNS } from '../model/columns';

/** Fixed widths, so that drawing other rows never moves a column. */
export const CollectionTableColumns = () => (
  <colgroup>
    {COLUMNS.map(({ key, width }) => (
      <col key={key} style={width === null ? undefined : { width }} />
    ))}
  </colgroup>
);
