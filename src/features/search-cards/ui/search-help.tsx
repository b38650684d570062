import { SEARCH_LINE_GRAMMAR } from '@domain/card-filter';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './search-help.module.css';

/** Everything that a search line can say, by examples; a click tries one. */
export const SearchHelp = ({ onChoose }: { onChoose: (example: string) => void }) => (
  <>
    <p>
      Words side by side are all asked. Choose an example to put it into the search line; pressing{' '}
      <kbd className={styles.key}>/</kbd> anywhere on the page leads there.
    </p>
    {SEARCH_LINE_GRAMMAR.map(({ title, examples }) => (
      // Roles are said again: browsers forget them where a row's cells stand below each other.
      <table key={title} role="table" className={styles.table}>
        <caption className={styles.title}>{title}</caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            <th scope="col" role="columnheader">
              <VisuallyHidden>Example</VisuallyHidden>
            </th>
            <th scope="col" role="columnheader">
              <VisuallyHidden>Meaning</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {examples.map(({ example, meaning }) => (
            <tr key={example} role="row" className={styles.row}>
              <th scope="row" role="rowheader">
                <button type="button" className={styles.example} onClick={() => onChoose(example)}>
                  {example}
                </button>
              </th>
              <td role="cell">{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ))}
  </>
);
