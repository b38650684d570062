import { SortHeader } from '@/shared/ui/sort-header';

const sort = () => undefined;

export const SortHeaderSpecimen = () => (
  <table>
    <caption>Sorted by one of its columns</caption>
    <thead>
      <tr>
        <SortHeader direction="ascending" onSort={sort}>
          Ascending
        </SortHeader>
        <SortHeader direction="descending" onSort={sort}>
          Descending
        </SortHeader>
        <SortHeader direction={null} onSort={sort}>
          Not sorted
        </SortHeader>
      </tr>
    </thead>
    <tbody>
      <tr>
        <td>1</td>
        <td>2</td>
        <td>3</td>
      </tr>
    </tbody>
  </table>
);
