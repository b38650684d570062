import { Fragment } from 'react';
import type { Card } from '@domain/card';
import { exampleWordsOf, searchLineGrammar } from '@domain/card-filter';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './search-help.module.css';

interface SearchHelpProps {
  /** The searched cards, from which the examples take their words. */
  cards: readonly Card[];
  /** Whether the line is the page's own. */
  isOfPage: boolean;
  onChoose: (example: string) => void;
}

/** Everything that a search line can express, by examples; a click tries one. */
export const SearchHelp = ({ cards, isOfPage, onChoose }: SearchHelpProps) => (
  <>
    <p>
      <span>Cards must match every term. Choose an example to put it into the search line</span>
      {isOfPage && (
        <>
          <span>; pressing</span> <kbd className={styles.key}>/</kbd>{' '}
          <span>anywhere on the page leads there</span>
        </>
      )}
      <span>. Prices are in US dollars, whatever currency you see.</span>
    </p>
    {searchLineGrammar(exampleWordsOf(cards)).map(({ title, examples }) => (
      <table key={title} className={styles.table}>
        <caption className={styles.title}>{title}</caption>
        <thead className={styles.head}>
          <tr>
            <th scope="col">
              <VisuallyHidden>Example</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>Meaning</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {examples.map(({ example, meaning }) => (
            <tr key={example}>
              <th scope="row">
                <button type="button" className={styles.example} onClick={() => onChoose(example)}>
                  <Breakable example={example} />
                </button>
              </th>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ))}
  </>
);

/** An example that may wrap only between its parts. */
const Breakable = ({ example }: { example: string }) =>
  example.split(/(?<=[:=,])/).map((part, index) => (
    <Fragment key={index}>
      <span>{part}</span>
      <wbr />
    </Fragment>
  ));
